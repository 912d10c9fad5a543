import type { Answer } from '@atrium/contract/calls'

export type ProductDetail = Answer<'GET /api/products/{product_code}'>
export type ReleaseSummary = ProductDetail['releases'][number]
export type DownloadFile = ProductDetail['files'][number]

export function productAddress(product_code: string): string {
  return `/download/${product_code}`
}

export function releaseAddress(product_code: string, version: string): string {
  return `/download/${product_code}/${encodeURIComponent(version)}`
}

/** The ends of a sum are what people compare. */
export function shortSum(sum: string): string {
  return `${sum.slice(0, 4)}…${sum.slice(-4)}`
}

/** The signed sums of a release; with `.sig` behind it, their signature. */
export function sumsAddress(product_code: string, version: string): string {
  return `/file/sums/${product_code}/${encodeURIComponent(version)}.sums`
}

export function keyAddress(key_id: string): string {
  return `/file/signing-key/${key_id}.pem`
}
