export type Encoding = 'br' | 'gzip' | 'identity'

/** In the order in which they are preferred. */
const compressed = ['br', 'gzip'] as const

/** The best of our encodings that an Accept-Encoding header allows. Weights only count where they refuse one (`q=0`). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()))
    .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
    .map(([name]) => name)
  return compressed.find((one) => accepted.includes(one)) ?? 'identity'
}
