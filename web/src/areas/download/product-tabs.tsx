import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link, useNavigation } from 'react-router'
import { BoxIcon, DesktopIcon, PhoneIcon, ServerIcon } from '../../ui/icon/home-icons.tsx'
import { productAddress } from './download.ts'
import styles from './product-tabs.module.css'

const icons = { suite: BoxIcon, server: ServerIcon, desk: DesktopIcon, phone: PhoneIcon }

interface ProductTabsProps {
  products: Answer<'GET /api/releases'>['list']
  current: string
}

/** Tabs that are addresses, each with the picture of its product. */
export function ProductTabs({ products, current }: ProductTabsProps) {
  const { t } = useTranslation('download')
  const coming = useNavigation().location?.pathname

  return (
    <nav className={styles.tabs} aria-label={t('list.products')}>
      {products.map(({ product_code, product_name, icon }) => {
        const Icon = icons[icon]
        return (
          <Link
            key={product_code}
            to={productAddress(product_code)}
            data-coming={coming === productAddress(product_code) || undefined}
            aria-current={product_code === current ? 'page' : undefined}
          >
            <Icon size={18} />
            {product_name}
          </Link>
        )
      })}
    </nav>
  )
}
