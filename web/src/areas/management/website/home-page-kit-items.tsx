import type { Answer } from '@atrium/contract/calls'
import { type Language, languages } from '@atrium/contract/languages'
import { kitSize } from '@atrium/contract/limits'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRun } from '../../../page/account/use-run.ts'
import { languageNames } from '../../../page/language-names.ts'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Radio } from '../../../ui/form/radio.tsx'
import { ChevronDownIcon, CloseIcon } from '../../../ui/icon/home-icons.tsx'
import { ChevronUpIcon, PlusIcon } from '../../../ui/icon/icons.tsx'
import { Tag } from '../../../ui/mark/tag.tsx'
import styles from './home-page-kit-items.module.css'

export interface KitItemValues {
  resource_id: number
  matter: Partial<Record<Language, string>>
  is_trial: boolean
}

type KitResource = Answer<'GET /api/management/kits/{kit_id}'>['resources'][number]

interface KitItemsFieldProps {
  value: KitItemValues[]
  change: (value: KitItemValues[]) => void
  /** Names of what is in the kit as it was saved. */
  known: KitResource[]
}

const ways = [
  { way: 'up', by: -1, Icon: ChevronUpIcon },
  { way: 'down', by: 1, Icon: ChevronDownIcon },
] as const

/** The items in their order, each with what it is for; further ones are looked for by their titles. */
export function KitItemsField({ value, change, known }: KitItemsFieldProps) {
  const { t } = useTranslation('management')
  const [added, setAdded] = useState<KitResource[]>([])
  const group = useId()
  const resources = new Map([...known, ...added].map((one) => [one.resource_id, one]))

  function move(place: number, by: number) {
    const moved = value.toSpliced(place, 1)
    const item = value[place]
    if (item) change(moved.toSpliced(place + by, 0, item))
  }
  function add(resource: KitResource) {
    setAdded((before) => [...before, resource])
    change([...value, { resource_id: resource.resource_id, matter: {}, is_trial: value.length === 0 }])
  }

  return (
    <div className={styles.items}>
      <ol>
        {value.map((item, place) => {
          const resource = resources.get(item.resource_id)
          const name = resource?.title ?? String(item.resource_id)
          return (
            <li key={item.resource_id}>
              <div className={styles.name}>
                <span>
                  <b>{name}</b> {resource && <small>{t(`common:type.${resource.resource_type}.name`)}</small>}{' '}
                  {resource && resource.state !== 'published' && (
                    <Tag kind={resource.state === 'withdrawn' ? 'bad' : 'usual'}>
                      {t(`home_page.kits.state.${resource.state}`)}
                    </Tag>
                  )}
                </span>
                {ways.map(({ way, by, Icon }) => (
                  <Button
                    key={way}
                    kind="text"
                    size="small"
                    square
                    aria-label={t(`home_page.move.${way}`, { name })}
                    disabled={place + by < 0 || place + by >= value.length}
                    onClick={() => move(place, by)}
                  >
                    <Icon size={16} />
                  </Button>
                ))}
                <Button
                  kind="text"
                  size="small"
                  square
                  aria-label={t('home_page.kits.without', { name })}
                  onClick={() => change(value.toSpliced(place, 1))}
                >
                  <CloseIcon size={16} />
                </Button>
              </div>
              <div className={styles.matter}>
                {languages.map((language) => (
                  <Input
                    key={language}
                    size="small"
                    lang={language}
                    maxLength={30}
                    aria-label={t('home_page.kits.matter_of', { name, language: languageNames[language] })}
                    placeholder={t('home_page.kits.matter', { language: languageNames[language] })}
                    value={item.matter[language] ?? ''}
                    onChange={({ target }) =>
                      change(value.with(place, { ...item, matter: { ...item.matter, [language]: target.value } }))
                    }
                  />
                ))}
              </div>
              <Radio
                name={group}
                checked={item.is_trial}
                onChange={() => change(value.map((one) => ({ ...one, is_trial: one === item })))}
              >
                {t('home_page.kits.trial')}
              </Radio>
            </li>
          )
        })}
      </ol>
      {value.length < kitSize.most && <Search taken={value.map((one) => one.resource_id)} onAdd={add} />}
    </div>
  )
}

interface ResourceSearchProps {
  taken: number[]
  onAdd: (resource: KitResource) => void
}

/** Published resources by words of their titles. */
function Search({ taken, onAdd }: ResourceSearchProps) {
  const { t } = useTranslation('management')
  const { run, busy, error } = useRun()
  const [keyword, setKeyword] = useState('')
  const [found, setFound] = useState<KitResource[] | null>(null)

  const find = () =>
    run(async () => {
      const search = { keyword: keyword.trim() }
      const { list } = await ask(quietCaller(), 'GET /api/resources', { query: { search, size: 8 } })
      setFound(
        list.map(({ resource_id, resource_type, title }) => ({
          resource_id,
          resource_type,
          title,
          state: 'published',
        })),
      )
    })
  const offered = found?.filter(({ resource_id }) => !taken.includes(resource_id))

  return (
    <div className={styles.search}>
      <div>
        <Input
          size="small"
          type="search"
          maxLength={60}
          aria-label={t('home_page.kits.find')}
          placeholder={t('home_page.kits.find')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            void find()
          }}
        />
        <Button size="small" disabled={busy || keyword.trim() === ''} onClick={() => void find()}>
          {t('home_page.kits.find_button')}
        </Button>
      </div>
      <div role="status">
        {error}
        {offered?.length === 0 && t('home_page.kits.found_none')}
      </div>
      {offered && offered.length > 0 && (
        <ul>
          {offered.map((resource) => (
            <li key={resource.resource_id}>
              <Button
                size="small"
                square
                aria-label={t('home_page.kits.add', { name: resource.title })}
                onClick={() => onAdd(resource)}
              >
                <PlusIcon size={16} />
              </Button>
              {resource.title} <small>{t(`common:type.${resource.resource_type}.name`)}</small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
