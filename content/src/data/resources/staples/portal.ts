import type { DemoResource } from '../../../kinds.ts'
import { laterPortalPackages } from '../../payload/portal/later-packages.ts'
import { text } from '../../text.ts'
import { type ListedResource, withPackages } from '../with-packages.ts'

const listed: ListedResource[] = [
  {
    slug: 'document-centre',
    resource_type: 'portal',
    title: text('公文中心：收文与发文', '公文中心：收文與發文', 'Document centre: incoming and outgoing'),
    summary: text(
      '收发文、批示与会签在一页，超期一目了然。',
      '收發文、核示與會簽在一頁，逾期一眼看清。',
      'Incoming, outgoing, decisions and countersigning on one page.',
    ),
    official: true,
    fits: '10.0',
    days_ago: 43,
    download_count: 884,
    downloads_30_days: 291,
    comments_7_days: 2,
    rating: { average: 4.6, people: 42 },
  },
  {
    slug: 'government-home',
    resource_type: 'portal',
    title: text('政务公开与机关首页', '資訊公開與機關首頁', 'Government home with disclosure'),
    summary: text(
      '公开进度、依申请公开、值班与待办在一页。',
      '公開進度、依申請公開、值班與待辦在一頁。',
      'Disclosure, requests, duty and tasks on one page.',
    ),
    owner: 'zhixing@example.com',
    fits: '10.0',
    days_ago: 35,
    download_count: 468,
    downloads_30_days: 187,
    comments_7_days: 1,
    rating: { average: 4.54, people: 26 },
  },
  {
    slug: 'duty-board',
    resource_type: 'portal',
    title: text('值班室看板', '值班室看板', 'Duty room board'),
    summary: text(
      '当班、来电、未了事项与应急电话，交接班站在屏前过一遍。',
      '當班、來電、待辦事項與緊急電話，交班站在螢幕前過一遍。',
      'Who is on, calls, what is open and emergency numbers.',
    ),
    owner: 'shiquan@example.com',
    fits: '10.1',
    days_ago: 30,
    download_count: 416,
    downloads_30_days: 172,
    comments_7_days: 1,
    rating: { average: 4.52, people: 23 },
  },
  {
    slug: 'new-starter-home',
    resource_type: 'portal',
    title: text('新员工入职首页', '新人到職首頁', 'Welcome page for new starters'),
    summary: text(
      '第一个月只看一页：要办的事、第一周、找谁。',
      '第一個月只看一頁：待辦、第一週、找誰。',
      'One page for the first month: to do, first week, whom to ask.',
    ),
    owner: 'banxia@example.com',
    fits: '10.0',
    days_ago: 50,
    download_count: 637,
    downloads_30_days: 203,
    comments_7_days: 1,
    rating: { average: 4.56, people: 32 },
  },
]

export const staplePortals: DemoResource[] = withPackages(listed, laterPortalPackages)
