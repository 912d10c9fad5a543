import { languages } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { languageNames } from '../../page/language-names.ts'
import { formatSize } from '../../platform/format/format-size.ts'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { slotName } from './slot-name.ts'
import type { SlotElement } from './slots.ts'

/** Every text of the page in the languages it comes in. */
export function TextTable({ slots }: { slots: SlotElement[] }) {
  const { t } = useTranslation('resource')
  const columns: TableColumn<SlotElement>[] = [
    { id: 'name', name: t('stage_login.slot'), cell: ({ name }) => slotName(name, t) },
    ...languages.map((language) => ({
      id: language,
      name: languageNames[language],
      cell: ({ value }: SlotElement) => (typeof value === 'string' ? value : value?.[language]) ?? '–',
    })),
  ]
  return <Table caption={t('stage_login.view.texts')} columns={columns} rows={slots} keyOf={({ name }) => name} />
}

interface Asset {
  path: string
  size: number
}

/** The files the page brings with it, and which of them can be replaced. */
export function AssetTable({ assets, slots }: { assets: Asset[]; slots: SlotElement[] }) {
  const { t } = useTranslation('resource')
  const replaced = (path: string) =>
    slots.find(({ value }) => typeof value === 'string' && endOf(value) === endOf(path))
  const columns: TableColumn<Asset>[] = [
    { id: 'path', name: t('stage_login.file'), cell: ({ path }) => <code>{path}</code> },
    {
      id: 'slot',
      name: t('stage_login.replaceable'),
      cell: ({ path }) => {
        const slot = replaced(path)
        return slot ? t(`stage.slot_kind.${slot.kind}`) : '–'
      },
    },
    { id: 'size', name: t('stage_login.size'), kind: 'number', cell: ({ size }) => formatSize(size) },
  ]
  return <Table caption={t('stage_login.view.assets')} columns={columns} rows={assets} keyOf={({ path }) => path} />
}

function endOf(path: string) {
  return path.replace(/^\.\//, '')
}
