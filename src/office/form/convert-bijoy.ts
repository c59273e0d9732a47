import converter from '@codesigntheory/bnbijoy2unicode'

type Convert = (bijoy: string) => string

/** The package is CommonJS: its types describe the result of `require`, not of `import`. */
export function convertBijoy(bijoy: string): string {
  const loaded = converter as Convert | { default: Convert }
  return (typeof loaded === 'function' ? loaded : loaded.default)(bijoy)
}
