import files from 'virtual:stage-files'
import type { ResourceType } from '@atrium/contract/resource-types'
import { use } from 'react'
import { usePage } from '../platform/page/page.ts'
import { isMadeOfText, SourceContext, type VersionKey } from './use-payload.ts'

/**
 * Of the page as the server draws it: the browser fetches the preview's files and its text while the page itself is on
 * its way, and runs the script that will draw it. Whoever comes from another page of ours has scripts that do the same.
 */
export function Preloads({ type, which }: { type: ResourceType; which: VersionKey }) {
  const { apiRoot, basePath } = usePage()
  const { payloadPath } = use(SourceContext)
  if (!import.meta.env.SSR) return null
  const [script, ...others] = (files[type] ?? []).map((file) => basePath + file)

  return (
    <>
      {script && <script type="module" src={script} async fetchPriority="low" />}
      {others.map((file) =>
        file.endsWith('.css') ? (
          // As the bundler's own loader will ask for it: any other way it would be fetched twice.
          <link key={file} rel="preload" as="style" crossOrigin="anonymous" href={file} fetchPriority="low" />
        ) : (
          <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
        ),
      )}
      {payloadPath && isMadeOfText(type) && (
        <link
          rel="preload"
          as="fetch"
          crossOrigin="anonymous"
          href={apiRoot + payloadPath(which)}
          fetchPriority="low"
        />
      )}
    </>
  )
}
