/** `212 KB`, `48.2 MB`, `1.4 GB`: as file managers count. Apart from the other formats, which every page carries. */
export function formatSize(bytes: number): string {
  const kilo = bytes / 1_024
  if (kilo < 1_000) return `${bytes > 0 ? Math.max(1, Math.round(kilo)) : 0} KB`
  const mega = kilo / 1_024
  return mega < 1_000 ? `${tenths(mega)} MB` : `${tenths(mega / 1_024)} GB`
}

function tenths(number: number): number {
  return Math.floor(number * 10) / 10
}
