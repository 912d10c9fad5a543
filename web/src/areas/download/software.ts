import type { DownloadFile, ReleaseSummary } from './download.ts'

interface NamedSoftware {
  product_name: string
  description?: string
}

/** A release as search engines read it. */
export function softwareOf(
  origin: string,
  { product_name, description }: NamedSoftware,
  release: ReleaseSummary | undefined,
  files: readonly DownloadFile[],
) {
  return {
    '@type': 'SoftwareApplication',
    name: product_name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: [...new Set(files.map(({ platform_name }) => platform_name))].join(', '),
    ...(description && { description }),
    ...(release && {
      softwareVersion: release.version,
      datePublished: release.published_at,
      releaseNotes: release.notes.map(({ text }) => text).join('\n'),
    }),
    downloadUrl: files.map(({ address }) => new URL(address, origin).href),
  }
}
