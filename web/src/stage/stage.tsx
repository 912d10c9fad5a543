import files from 'virtual:late-files'
import type { Inside } from '@atrium/contract/resource/inside'
import type { ResourceType } from '@atrium/contract/resource-types'
import { type ComponentType, type ReactNode, Suspense, use, useDeferredValue, useEffect, useId, useState } from 'react'
import { usePage } from '../platform/page/page.ts'
import { TextAlternative } from './alternative/text-alternative.tsx'
import { reasonOf } from './cannot-show.ts'
import { Cannot } from './frame-cannot.tsx'
import { Waiting } from './frame-waiting.tsx'
import { StageBoundary } from './stage-boundary.tsx'
import { forgetAnswers, isMadeOfText, openedOf, payloadOf, SourceContext, type VersionKey } from './use-payload.ts'
import type { StageContent } from './widget.ts'
import { forgetWidget, loadWidget } from './widgets.ts'

interface StageProps {
  resource: { resource_id: number; version: { version: string }; inside: Inside; cover_seed?: string | number }
  /** What the page offers where the preview fails: its download button. */
  download?: ReactNode
}

/** A resource as it really is, made from the shipped file; below it the same in words, which needs no scripts. */
export function Stage({ resource, download }: StageProps) {
  const { inside } = resource
  const [reading, setReading] = useState(false)
  const words = useId()

  const read = () => {
    setReading(true)
    document.getElementById(words)?.scrollIntoView({ block: 'start' })
  }

  return (
    <>
      <Preview resource={resource} download={download} onRead={read} />
      <TextAlternative id={words} inside={inside} open={reading} onToggle={setReading} />
    </>
  )
}

function Preview({ resource, download, onRead }: StageProps & { onRead: () => void }) {
  const { resource_id, version, inside, cover_seed = resource_id } = resource
  const { type } = inside
  const source = use(SourceContext)
  // The server draws the empty frame: previews need a browser, and what they load is not for those who do not look.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  useEffect(() => () => forgetAnswers(source), [source])
  if (!alive) {
    return (
      <>
        <Preloads type={type} which={{ resource_id, version: version.version }} />
        <Waiting type={type} />
      </>
    )
  }

  const retry = (again: () => void) => {
    forgetWidget(type)
    forgetAnswers(source)
    again()
  }
  return (
    <StageBoundary
      key={`${resource_id} ${version.version}`}
      instead={(thrown, again) => (
        <Cannot
          type={type}
          id={cover_seed}
          reason={reasonOf(thrown)}
          onRetry={() => retry(again)}
          onRead={onRead}
          download={download}
        />
      )}
    >
      <Suspense fallback={<Waiting type={type} />}>
        <Arriving resource_id={resource_id} version={version.version} inside={inside} />
      </Suspense>
    </StageBoundary>
  )
}

/**
 * Draws the widget behind the empty frame, which stays until all of it is there. Were the frame only a fallback, React
 * would hold the widget back for 0.3 s after showing it, and again for each thing the widget itself waits for.
 */
function Arriving(shown: Omit<StageContent, 'language'>) {
  const isDrawn = useDeferredValue(true, false)
  return isDrawn ? <Widget {...shown} /> : <Waiting type={shown.inside.type} />
}

function Widget(shown: Omit<StageContent, 'language'>) {
  const { language } = usePage()
  const source = use(SourceContext)
  // A failure is met where the widget asks for the same.
  const asked = isMadeOfText(shown.inside.type) ? payloadOf(source, shown) : openedOf(source, shown)
  asked.catch(() => {})
  const Detail: ComponentType<StageContent> = use(loadWidget(shown.inside.type)).default
  return <Detail {...shown} language={language} />
}

/**
 * Of the page as the server draws it: the browser fetches the preview's files and its text while the page itself is on
 * its way, and runs the script that will draw it. Whoever comes from another page of ours has scripts that do the same.
 */
function Preloads({ type, which }: { type: ResourceType; which: VersionKey }) {
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
