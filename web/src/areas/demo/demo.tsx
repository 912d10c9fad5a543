import { NavLink, Outlet, redirect, useLocation } from 'react-router'
import { Head } from '../../platform/page/head.tsx'
import { pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/demo.ts'
import styles from './demo.module.css'

const pages = [
  ['/demo', '一页纸'],
  ['/demo/icon', '图标'],
  ['/demo/button', '按钮'],
  ['/demo/input', '输入'],
  ['/demo/search', '搜索与筛选'],
  ['/demo/tabs', '标签页'],
  ['/demo/card', '卡片与榜单'],
  ['/demo/cover', '封面与平面图'],
  ['/demo/table', '表格与分页'],
  ['/demo/stage', '舞台'],
  ['/demo/dialog', '弹窗与抽屉'],
  ['/demo/toast', '提示'],
  ['/demo/state', '状态'],
  ['/demo/upload', '上传'],
  ['/demo/bare', '没有页头'],
] as const

/** The extra guard before the demo area: in production it does not exist, and the server says so [RT-03]. */
export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageContext).production ? redirect('/errors') : null
}

/** The style sheet that cannot go stale: it shows the components themselves, with all their states. */
export default function Demo() {
  const { pathname } = useLocation()
  const here = pages.find(([to]) => to === pathname)

  return (
    <main id="main" className={`page-width ${styles.demo}`}>
      <Head title={`${here?.[1] ?? '演示'} · 中庭`} hidden />
      <nav className={styles.pages} aria-label="演示">
        {pages.map(([to, name]) => (
          <NavLink key={to} to={to} end>
            {name}
          </NavLink>
        ))}
      </nav>
      {here && here !== pages[0] && <h1 className="visually-hidden">{here[1]}</h1>}
      <Outlet />
    </main>
  )
}
