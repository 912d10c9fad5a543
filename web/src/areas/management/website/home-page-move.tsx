import { useTranslation } from 'react-i18next'
import { useChange } from '../../../page/use-change.ts'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { Button } from '../../../ui/form/button.tsx'
import { ChevronDownIcon } from '../../../ui/icon/home-icons.tsx'
import { ChevronUpIcon } from '../../../ui/icon/icons.tsx'

const ways = [
  { way: 'up', by: -1, Icon: ChevronUpIcon },
  { way: 'down', by: 1, Icon: ChevronDownIcon },
] as const

/** One place up or down the page, whatever the list on the screen is ordered by. */
export function MoveBlock({ home_block_id, name }: { home_block_id: number; name: string }) {
  const { t } = useTranslation('management')
  const { change, busy } = useChange()

  return ways.map(({ way, by, Icon }) => (
    <Button
      key={way}
      kind="text"
      size="small"
      square
      aria-label={t(`home_page.move.${way}`, { name })}
      disabled={busy}
      onClick={() => void change((caller) => move(caller, home_block_id, by))}
    >
      <Icon size={16} />
    </Button>
  ))
}

async function move(caller: ApiCaller, home_block_id: number, by: number) {
  const order_by = { position: 'asc' } as const
  const { list } = await ask(caller, 'GET /api/management/home-blocks', { query: { order_by, size: 100 } })
  const home_block_ids = list.map((block) => block.home_block_id)
  const from = home_block_ids.indexOf(home_block_id)
  const to = from + by
  if (from < 0 || to < 0 || to >= home_block_ids.length) return
  home_block_ids.splice(to, 0, ...home_block_ids.splice(from, 1))
  await ask(caller, 'PUT /api/management/home-blocks/order', { body: { home_block_ids } })
}
