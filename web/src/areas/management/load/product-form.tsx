import type { Answer } from '@atrium/contract/calls'
import { createProduct, productIcons } from '@atrium/contract/download/product-management'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { useTextIn } from '../form/use-text-in.ts'

type ProductData = Answer<'GET /api/management/products/{product_id}'>

export function ProductForm({ suites }: { suites: { value: string; name: string }[] }) {
  const { t } = useTranslation('management')
  const textIn = useTextIn()

  return (
    <RecordDrawer
      screen="products"
      read={(caller, product_id) =>
        ask(caller, 'GET /api/management/products/{product_id}', { params: { product_id } })
      }
      values={(product: ProductData | null) => ({
        code: product?.code ?? '',
        name: product?.name ?? {},
        description: product?.description ?? {},
        icon: product?.icon ?? ('desk' as const),
        suite_id: product?.suite_id ?? null,
        position: product?.position ?? 0,
      })}
      schema={createProduct.body}
      fields={(product) => [
        ...(product
          ? []
          : [
              {
                ...({ name: 'code', kind: 'text', most: 40, required: true, half: true } as const),
                hint: t('products.code_hint'),
              },
            ]),
        { name: 'name', kind: 'texts', required: true },
        { name: 'description', kind: 'texts', area: true, required: true },
        {
          name: 'icon',
          kind: 'choice',
          required: true,
          half: true,
          options: productIcons.map((icon) => ({ value: icon, name: t(`products.icon.${icon}`) })),
        },
        {
          name: 'suite_id',
          kind: 'choice',
          number: true,
          half: true,
          options: suites.filter(({ value }) => value !== String(product?.product_id)),
          hint: t('products.suite_hint'),
        },
        { name: 'position', kind: 'number', half: true },
      ]}
      title={({ name }) => textIn(name)}
      note={({ code }) => code}
      save={(caller, { code, ...values }, product) =>
        product
          ? ask(caller, 'PUT /api/management/products/{product_id}', {
              params: { product_id: product.product_id },
              body: { ...values, seen_at: product.updated_at },
            })
          : ask(caller, 'POST /api/management/products', { body: { code, ...values } })
      }
      danger={({ product_id }, done) => (
        <ReasonButton
          label={t('products.remove')}
          lead={t('products.remove_lead')}
          run={(caller, reason) =>
            ask(caller, 'POST /api/management/products/{product_id}/removal', {
              params: { product_id },
              body: { reason },
            })
          }
          onDone={done}
        />
      )}
    />
  )
}
