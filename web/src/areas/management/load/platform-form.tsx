import type { Answer } from '@atrium/contract/calls'
import { createPlatform } from '@atrium/contract/download/product-management'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { useTextIn } from '../form/use-text-in.ts'

type PlatformData = Answer<'GET /api/management/platforms/{platform_id}'>

export function PlatformForm() {
  const { t } = useTranslation('management')
  const textIn = useTextIn()

  return (
    <RecordDrawer
      screen="products"
      read={(caller, platform_id) =>
        ask(caller, 'GET /api/management/platforms/{platform_id}', { params: { platform_id } })
      }
      values={(platform: PlatformData | null) => ({
        code: platform?.code ?? '',
        name: platform?.name ?? {},
        position: platform?.position ?? 0,
      })}
      schema={createPlatform.body}
      fields={(platform) => [
        ...(platform
          ? []
          : [
              {
                ...({ name: 'code', kind: 'text', most: 40, required: true, half: true } as const),
                hint: t('products.code_hint'),
              },
            ]),
        { name: 'name', kind: 'texts', required: true },
        { name: 'position', kind: 'number', half: true },
      ]}
      title={({ name }) => textIn(name)}
      note={({ code }) => code}
      save={(caller, { code, ...values }, platform) =>
        platform
          ? ask(caller, 'PUT /api/management/platforms/{platform_id}', {
              params: { platform_id: platform.platform_id },
              body: { ...values, seen_at: platform.updated_at },
            })
          : ask(caller, 'POST /api/management/platforms', { body: { code, ...values } })
      }
      danger={({ platform_id }, done) => (
        <ReasonButton
          label={t('products.remove_platform')}
          lead={t('products.remove_platform_lead')}
          run={(caller, reason) =>
            ask(caller, 'POST /api/management/platforms/{platform_id}/removal', {
              params: { platform_id },
              body: { reason },
            })
          }
          onDone={done}
        />
      )}
    />
  )
}
