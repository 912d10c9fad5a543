import type { WrittenRelease } from '../../kinds.ts'
import { text } from '../text.ts'

const tenOn = ['10.0', '10.1', '10.2']

export const mobileReleases: WrittenRelease[] = [
  {
    slug: 'mobile-8.1',
    product: 'mobile',
    version: '8.1',
    days_ago: 18,
    product_versions: tenOn,
    title: text('移动端 8.1', '行動端 8.1', 'Mobile 8.1'),
    summary: text(
      '审批页可左右滑动看下一份；离线时填的表单联网后自动提交；推送内容可以隐藏金额。',
      '簽核頁可左右滑動看下一份；離線時填的表單連線後自動送出；推播內容可以隱藏金額。',
      'Swipe to the next approval; forms filled offline are sent when you are back; push messages can hide amounts.',
    ),
    note: text('稳定版', '穩定版', 'Stable'),
    notes: [
      {
        kind: 'new',
        text: text('审批页左右滑动，直接看下一份。', '簽核頁左右滑動，直接看下一份。', 'Swipe to the next approval.'),
      },
      {
        kind: 'new',
        text: text(
          '离线时填的表单，联网后自动提交。',
          '離線時填的表單，連線後自動送出。',
          'Forms filled offline are sent when you are back online.',
        ),
      },
      {
        kind: 'security',
        text: text(
          '推送内容可以隐藏金额与姓名。',
          '推播內容可以隱藏金額與姓名。',
          'Push messages can hide amounts and names.',
        ),
      },
    ],
  },
  {
    slug: 'mobile-8.0.2',
    product: 'mobile',
    version: '8.0.2',
    days_ago: 74,
    product_versions: tenOn,
    title: text('移动端 8.0.2', '行動端 8.0.2', 'Mobile 8.0.2'),
    summary: text(
      '修复个别机型拍照上传后方向不对；通讯录搜索支持拼音首字母。',
      '修正部分機型拍照上傳後方向不對；通訊錄搜尋支援拼音首字母。',
      'Photos keep their orientation on every phone; the directory can be searched by initials.',
    ),
    note: text('补丁包', '修補套件', 'Patch'),
    notes: [
      {
        kind: 'fixed',
        text: text(
          '拍照上传的图片方向正确。',
          '拍照上傳的圖片方向正確。',
          'Photos keep their orientation when uploaded.',
        ),
      },
      {
        kind: 'changed',
        text: text(
          '通讯录可以按拼音首字母搜索。',
          '通訊錄可以依拼音首字母搜尋。',
          'The directory can be searched by pinyin initials.',
        ),
      },
    ],
  },
  {
    slug: 'mobile-8.0',
    product: 'mobile',
    version: '8.0',
    days_ago: 151,
    product_versions: tenOn,
    ends_in_days: 210,
    title: text('移动端 8.0', '行動端 8.0', 'Mobile 8.0'),
    summary: text(
      '全新的首页与待办；字号随系统设置变化；支持折叠屏双栏。',
      '全新的首頁與待辦；字級隨系統設定變化；支援摺疊螢幕雙欄。',
      'New home and task pages; type follows the system size; two columns on folding phones.',
    ),
    note: text('功能版', '功能版', 'Feature release'),
    notes: [
      { kind: 'new', text: text('全新的首页与待办。', '全新的首頁與待辦。', 'New home and task pages.') },
      {
        kind: 'new',
        text: text(
          '字号随系统设置变化，折叠屏上分两栏。',
          '字級隨系統設定變化，摺疊螢幕上分兩欄。',
          'Type follows the system size; folding phones show two columns.',
        ),
      },
    ],
  },
  {
    slug: 'mobile-7.9.5',
    product: 'mobile',
    version: '7.9.5',
    days_ago: 246,
    ends_in_days: 60,
    product_versions: ['9.8', '10.0'],
    title: text('移动端 7.9.5', '行動端 7.9.5', 'Mobile 7.9.5'),
    summary: text(
      '最后一个能连接服务端 9.8 的版本。',
      '最後一個能連接伺服器端 9.8 的版本。',
      'The last release that connects to Server 9.8.',
    ),
    note: text('维护版', '維護版', 'Maintenance'),
    notes: [
      {
        kind: 'changed',
        text: text(
          '之后的版本需要服务端 10.0 及以上。',
          '之後的版本需要伺服器端 10.0 以上。',
          'Later releases need Server 10.0 or newer.',
        ),
      },
      {
        kind: 'fixed',
        text: text('修复打卡定位偶尔漂移。', '修正打卡定位偶爾飄移。', 'Clock-in positions no longer drift.'),
      },
    ],
  },
  {
    slug: 'mobile-7.9',
    product: 'mobile',
    version: '7.9',
    days_ago: 331,
    ends_in_days: -20,
    product_versions: ['9.8'],
    title: text('移动端 7.9', '行動端 7.9', 'Mobile 7.9'),
    summary: text('支持扫码签到与语音转文字。', '支援掃碼簽到與語音轉文字。', 'Check in by code, and speech to text.'),
    note: text('功能版', '功能版', 'Feature release'),
    notes: [
      { kind: 'new', text: text('会议扫码签到。', '會議掃碼簽到。', 'Check in to meetings by scanning a code.') },
      { kind: 'new', text: text('语音消息转成文字。', '語音訊息轉成文字。', 'Voice messages become text.') },
    ],
  },
]
