import type { DemoResource } from '../../../kinds.ts'
import { laterLoginPackages } from '../../payload/login/later-packages.ts'
import { text } from '../../text.ts'
import { type ListedResource, withPackages } from '../with-packages.ts'

const listed: ListedResource[] = [
  {
    slug: 'hospital-sign-in',
    resource_type: 'login',
    title: text('院区：医院职工登录页', '院區：醫院員工登入頁', 'Hospital sign-in page'),
    summary: text(
      '护士站多人共用的页面，刷工牌即进，交接班提醒退出。',
      '護理站多人共用的頁面，感應識別證即進，交班提醒登出。',
      'For ward computers that many share: tap a badge, and a reminder to sign out.',
    ),
    owner: 'banxia@example.com',
    fits: '10.0',
    days_ago: 28,
    download_count: 402,
    downloads_30_days: 168,
    comments_7_days: 1,
    rating: { average: 4.57, people: 24 },
  },
  {
    slug: 'government-sign-in',
    resource_type: 'login',
    title: text('厅堂：政务公开与办公登录页', '廳堂：機關辦公登入頁', 'Government office sign-in page'),
    summary: text(
      '顶部固定“非涉密系统”提示，标志、标题与主色可换。',
      '頂部固定「非機密系統」提示，標誌、標題與主色可換。',
      'A fixed line about classified information; logo, title and colour are yours.',
    ),
    official: true,
    fits: '10.0',
    days_ago: 45,
    download_count: 517,
    downloads_30_days: 142,
    comments_7_days: 1,
    rating: { average: 4.54, people: 29 },
  },
]

export const stapleLogins: DemoResource[] = withPackages(listed, laterLoginPackages)
