import {
  convertCssVariables,
  createTheme,
  deepMerge,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  mergeMantineTheme,
  mergeThemeOverrides,
} from '@mantine/core'
import type { StaffWords } from '../../words/staff-words.ts'
import { withBijoyOffer } from '../form/bijoy-offer.tsx'

/** Mantine's shades. Shades 6 (light) and 3 or 2 (dark) are colours of src/pages/parts/colours.css. */
export const green: MantineColorsTuple = [
  '#e6efe9',
  '#cfe5da',
  '#a9d3bf',
  '#86d3b1',
  '#4fb58d',
  '#1f7f5f',
  '#00563d',
  '#00452f',
  '#00301f',
  '#002419',
]
export const red: MantineColorsTuple = [
  '#fdeaec',
  '#f8d3d7',
  '#ff9c9c',
  '#f08a8a',
  '#d9556a',
  '#c22a40',
  '#a80f26',
  '#8f0c20',
  '#760a1a',
  '#5c0814',
]

const theme = createTheme({
  colors: { green, red },
  primaryColor: 'green',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.4,
  // Mantine (9.7) computes the text colour of a filled button from the light scheme's shade only.
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    return input.variant === 'filled'
      ? { ...colors, color: 'var(--mantine-primary-color-contrast)' }
      : colors
  },
  defaultRadius: 6,
  fontFamily:
    '"Noto Sans Bengali", "Nirmala UI", "Kohinoor Bangla", "Bangla Sangam MN", sans-serif',
  headings: {
    fontFamily: 'inherit',
    fontWeight: '700',
  },
  fontSizes: { xs: '0.9375rem', sm: '1rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { xs: '1.6', sm: '1.6', md: '1.7', lg: '1.7', xl: '1.6' },
  // Everything that can be pressed is large enough for a thumb.
  components: {
    Button: { defaultProps: { size: 'md' }, styles: { root: { minHeight: '2.75rem' } } },
    TextInput: { defaultProps: { size: 'md', inputContainer: withBijoyOffer } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', inputContainer: withBijoyOffer } },
    NativeSelect: { defaultProps: { size: 'md' } },
    // Inside a dialog, a <header> would count as a second page header.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
  },
})

/** The theme, with names for Mantine's buttons, for screen readers: the defaults are English. */
export function themeIn({ common }: StaffWords) {
  const closeButtonProps = { 'aria-label': common.close }
  return mergeThemeOverrides(theme, {
    components: {
      Modal: { defaultProps: { closeButtonProps } },
      Drawer: { defaultProps: { closeButtonProps } },
      Notification: { defaultProps: { closeButtonProps } },
    },
  })
}

/** Mantine's names for values that colours.css sets for both colour schemes. */
const tokens = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--mut)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-placeholder': 'var(--mut)',
  '--mantine-color-error': 'var(--red)',
  '--mantine-color-red-outline': 'var(--red)',
}

/**
 * The theme's variables as CSS, without those that Mantine's own style sheet sets to the same
 * value. Mantine would write them into a style element in the body, which HTML does not allow.
 */
export const variablesCss = findVariablesCss()

function findVariablesCss(): string {
  const defaults = defaultCssVariablesResolver(DEFAULT_THEME)
  const ours = deepMerge(defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme)), {
    variables: {},
    light: tokens,
    dark: tokens,
  })
  const changed = (part: keyof typeof defaults) => {
    const byDefault = new Map(Object.entries(defaults[part]))
    return Object.fromEntries(
      Object.entries(ours[part]).filter(([name, value]) => byDefault.get(name) !== value),
    )
  }
  const all = { variables: changed('variables'), light: changed('light'), dark: changed('dark') }
  // `:root` twice, to override Mantine's style sheet, which comes later in the head.
  return convertCssVariables(all, ':root:root')
}
