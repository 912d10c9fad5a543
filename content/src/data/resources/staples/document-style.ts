import type { DemoResource } from '../../../kinds.ts'
import { laterDocumentStylePackages } from '../../payload/document-style/later-sets.ts'
import { text } from '../../text.ts'
import { type ListedResource, withPackages } from '../with-packages.ts'

const listed: ListedResource[] = [
  {
    slug: 'nursing-styles',
    resource_type: 'document-style',
    title: text('护理文书与交接班样式集', '護理文書與交班樣式集', 'Styles for nursing records'),
    summary: text(
      '病人信息、护理记录、交接班、危急值与双人签名。',
      '病人資訊、護理紀錄、交班、危急值與雙人簽名。',
      'Patient lines, notes, handover, critical values and double signatures.',
    ),
    owner: 'banxia@example.com',
    fits: '10.0',
    days_ago: 33,
    download_count: 356,
    downloads_30_days: 141,
    comments_7_days: 1,
    rating: { average: 4.5, people: 19 },
  },
  {
    slug: 'board-paper-styles',
    resource_type: 'document-style',
    title: text('“三重一大”议题样式集', '重大事項（三重一大）議題樣式集', 'Styles for board papers'),
    summary: text(
      '议题编号、备选方案、风险提示与会议决定各有样式。',
      '議題編號、備選方案、風險提示與會議決議各有樣式。',
      'Numbers, options, risks and resolutions each have a style.',
    ),
    official: true,
    fits: '10.0',
    days_ago: 26,
    download_count: 312,
    downloads_30_days: 158,
    comments_7_days: 1,
    rating: { average: 4.53, people: 18 },
  },
]

export const stapleDocumentStyles: DemoResource[] = withPackages(listed, laterDocumentStylePackages)
