import { useTranslation } from 'react-i18next'
import { plainText } from '../../page/search/marked.tsx'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller } from '../../platform/api/browser-caller.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { DownloadIcon } from '../../ui/icon/home-icons.tsx'
import type { SearchHit } from './find.ts'

/** Downloads a resource from the results, or opens its preview. */
export function Take({ hit, onTake }: { hit: SearchHit; onTake: () => void }) {
  const { t } = useTranslation('home_page')
  const title = plainText(hit.title)

  async function take() {
    onTake()
    const { address } = await ask(browserCaller(), 'POST /api/resources/{resource_id}/download', {
      params: { resource_id: hit.item_id },
      body: {},
    })
    location.assign(address)
  }

  return (
    <>
      <Button
        kind="primary"
        size="small"
        aria-label={t('search.take', { title })}
        onClick={() => take().catch(() => {})}
      >
        <DownloadIcon size={16} />
        {t('shared:download.download')}
      </Button>
      <ButtonLink size="small" to={hit.address} aria-label={t('search.preview_of', { title })} onClick={onTake}>
        {t('search.preview')}
      </ButtonLink>
    </>
  )
}
