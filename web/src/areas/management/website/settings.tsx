import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import { settleCall } from '../../../page/account/settle-call.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { ParityBoard } from './settings-parity.tsx'
import { Providers } from './settings-providers.tsx'
import { SiteFacts } from './settings-site.tsx'
import { Synonyms } from './settings-synonyms.tsx'

const kinds = ['article', 'resource', 'video', 'case', 'app'] as const
const parts = ['title', 'body'] as const

/** What the address asks to see of the board: `lacking=article-title-en`. */
function lackingIn(address: URL) {
  const [, kind, part, language] = /^(\w+)-(\w+)-([\w-]+)$/.exec(address.searchParams.get('lacking') ?? '') ?? []
  const asked = { kind: kinds.find((one) => one === kind), part: parts.find((one) => one === part) }
  if (!asked.kind || !asked.part || !language) return null
  return { kind: asked.kind, part: asked.part, language: language as Language }
}

export function clientLoader({ request }: ScreenArgs) {
  const lacking = lackingIn(new URL(request.url))
  return {
    site: settleCall('GET /api/management/settings'),
    providers: settleCall('GET /api/management/providers'),
    synonyms: settleCall('GET /api/search/synonyms'),
    vain: settleCall('GET /api/management/synonyms/vain-searches'),
    parity: settleCall('GET /api/management/parity'),
    lacking: lacking && {
      ...lacking,
      answer: settleCall('GET /api/management/parity/{kind}', {
        params: { kind: lacking.kind },
        query: { part: lacking.part, language: lacking.language },
      }),
    },
  }
}

/** What is decided about the site, who carries its sign-ins and messages, which words search takes for the same. */
export default function Settings({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const { site, providers, synonyms, vain, parity, lacking } = loaderData
  const waiting = <WaitingRows rows={3} />

  return (
    <>
      <ScreenHead title={t('settings.title')} />
      <Answered answer={site} waiting={waiting}>
        {(settings) => <SiteFacts settings={settings} />}
      </Answered>
      <Answered answer={providers} waiting={waiting}>
        {({ list }) => <Providers list={list} />}
      </Answered>
      <Answered answer={synonyms} waiting={waiting}>
        {(known) => (
          <Answered answer={vain} waiting={waiting}>
            {({ list }) => <Synonyms known={known} vain={list} />}
          </Answered>
        )}
      </Answered>
      <Answered answer={parity} waiting={waiting}>
        {({ list }) => <ParityBoard list={list} lacking={lacking} />}
      </Answered>
    </>
  )
}
