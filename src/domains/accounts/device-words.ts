const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
] as const

/** The more special first: nearly all of them also say Chrome and Safari. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const

/** What a browser says of itself, as a person says it: 「WindowsのChrome」. */
export function deviceWords(agent: string | null): string {
  const nameIn = (known: typeof systems | typeof browsers) => known.find(([sign]) => sign.test(agent ?? ''))?.[1]
  const [system, browser] = [nameIn(systems), nameIn(browsers)]
  if (system && browser) return `${system}の${browser}`
  return system ?? browser ?? '不明な端末'
}
