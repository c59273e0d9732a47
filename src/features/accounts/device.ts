/**
 * The first pattern that matches gives the name. The table is our own: it is short, and it hardly
 * changes, because browsers have frozen this header
 * (https://www.chromium.org/updates/ua-reduction/). The header of a browser that is built on
 * another browser contains both names, so the more specific name comes first.
 */
const BROWSERS: [RegExp, string][] = [
  [/FBA[NV]\/|FB_IAB/, 'Facebook'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/UCBrowser\//, 'UC Browser'],
  [/MiuiBrowser\//, 'Mi Browser'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/Opera Mini\//, 'Opera Mini'],
  [/OPR\/|OPT\/|Opera\//, 'Opera'],
  [/YaBrowser\//, 'Yandex'],
  [/Vivaldi\//, 'Vivaldi'],
  [/Edg(A|iOS|e)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/; wv\)/, 'Android WebView'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/**
 * The header of Android also contains Linux. Windows phones and KaiOS also sent Android, so that
 * sites accepted them.
 */
const SYSTEMS: [RegExp, string][] = [
  [/KAIOS\//i, 'KaiOS'],
  [/Windows/, 'Windows'],
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  // An iPad that requests desktop pages; browsers other than Safari can be recognised.
  [/Macintosh.*(CriOS|FxiOS|EdgiOS|OPT)\//, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  // In Safari, such an iPad sends exactly the header of a Mac.
  [/Macintosh.*Version\/.*Safari\//, 'Mac / iPad'],
  [/Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
]

/**
 * Browser and system from a User-Agent header, enough to tell a phone from the office's computer.
 */
export function describeDevice(userAgent: string): string | undefined {
  const nameIn = (table: [RegExp, string][]) =>
    table.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(', ') || undefined
}
