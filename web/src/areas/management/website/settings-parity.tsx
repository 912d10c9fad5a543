import type { Answer } from '@atrium/contract/calls'
import { type Language, languages } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { Answered, WaitingRows } from '../../../page/account/answered.tsx'
import type { SettledCall } from '../../../page/account/settle-call.ts'
import { languageNames } from '../../../page/language-names.ts'
import { useAddressWith } from '../../../platform/address/address.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { Table, type TableColumn } from '../../../ui/layout/table.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { Part } from './part.tsx'
import styles from './website.module.css'

type ParityRowData = Answer<'GET /api/management/parity'>['list'][number]

interface Lacking {
  kind: ParityRowData['kind']
  part: ParityRowData['part']
  language: Language
  answer: Promise<SettledCall<Answer<'GET /api/management/parity/{kind}'>>>
}

/** How much of what is published can be read in each of the three languages. */
export function ParityBoard({ list, lacking }: { list: ParityRowData[]; lacking: Lacking | null }) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const inLanguage = (language: Language): TableColumn<ParityRowData> => ({
    id: language,
    name: languageNames[language],
    kind: 'number',
    cell: ({ kind, part, lacking, is_more }) =>
      lacking[language] === 0 ? (
        t('settings.lacks_none')
      ) : (
        <Link to={addressWith({ lacking: `${kind}-${part}-${language}` })} preventScrollReset>
          {t('settings.lacks', { number: `${formatNumber(lacking[language])}${is_more ? '+' : ''}` })}
        </Link>
      ),
  })

  return (
    <Part title={t('settings.parity')} lead={t('settings.parity_lead')}>
      <div className={styles.box}>
        <Table
          caption={t('settings.parity')}
          rows={list}
          keyOf={({ kind, part }) => `${kind} ${part}`}
          columns={[
            {
              id: 'kind',
              name: t('settings.column.kind'),
              cell: ({ kind, part }) => `${t(`settings.kind.${kind}`)} · ${t(`settings.part.${part}`)}`,
            },
            {
              id: 'total',
              name: t('settings.column.total'),
              kind: 'number',
              cell: ({ total }) => formatNumber(total),
            },
            ...languages.map(inLanguage),
          ]}
        />
      </div>
      {lacking && <LackingDrawer {...lacking} />}
    </Part>
  )
}

function LackingDrawer({ kind, part, language, answer }: Lacking) {
  const { t } = useTranslation('management')
  const addressWith = useAddressWith()
  const navigate = useNavigate()

  return (
    <Drawer
      open
      onClose={() => void navigate(addressWith({ lacking: null }), { preventScrollReset: true, replace: true })}
      title={`${t(`settings.kind.${kind}`)} · ${t(`settings.part.${part}`)} · ${languageNames[language]}`}
      note={t('settings.lacking_note')}
    >
      <Answered answer={answer} waiting={<WaitingRows rows={5} />}>
        {({ list }) => (
          <ul className={styles.lacking}>
            {list.map(({ item_id, title, address }) => (
              <li key={item_id}>
                <Link to={address}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Drawer>
  )
}
