import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core'

/** The public side's tokens (src/site/public.css), in Mantine's terms. */
const green: MantineColorsTuple = [
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
const red: MantineColorsTuple = [
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

export const theme = createTheme({
  colors: { green, red },
  primaryColor: 'green',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.4,
  // Mantine (9.7) reckons the letters on a filled button by the shade of the light scheme alone.
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
  // A thumb's width for everything that is pressed.
  components: {
    Button: { defaultProps: { size: 'md' }, styles: { root: { minHeight: '2.75rem' } } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    // Within a dialog a <header> counts as the page's own, a second one.
    Modal: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
    Drawer: { defaultProps: { attributes: { header: { role: 'presentation' } } } },
  },
})

/** Mantine's own names for what admin.css says once for both colour schemes. */
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

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: tokens,
})
