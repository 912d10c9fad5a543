import type { DemoPublisher } from '../../kinds.ts'
import { text } from '../text.ts'

export const publishers: DemoPublisher[] = [
  {
    code: 'extensions',
    name: text('扩展产品组', '擴充產品組', 'Extensions team'),
    about: text(
      '办公系统自家的扩展团队。每个应用都随系统版本一起测试，问题由同一个服务台受理。',
      '辦公系統自家的擴充團隊。每個應用都隨系統版本一起測試，問題由同一個服務台受理。',
      'The vendor’s own team. Every app is tested with each release of the office system, and one desk answers for all of them.',
    ),
    official: true,
  },
  {
    code: 'songwu',
    name: text('松坞工作室', '松塢工作室', 'Songwu Studio'),
    about: text(
      '六个人，只做门口与会议室里的屏和机器。所有设备都在自己的样板间里跑满三个月再上架。',
      '六個人，只做門口與會議室裡的螢幕和機器。所有裝置都在自己的樣品間跑滿三個月才上架。',
      'Six people who make what hangs at doors and in meeting rooms. Every device runs three months in their own rooms first.',
    ),
    website: 'https://songwu.example.com',
  },
  {
    code: 'banshan',
    name: text('半山数据', '半山數據', 'Banshan Data'),
    about: text(
      '把流程里已经有的数画清楚。数据只在客户自己的库里计算，不另建副本。',
      '把流程裡已經有的數字畫清楚。資料只在客戶自己的資料庫裡計算，不另建副本。',
      'Draws the figures a flow already holds. Everything is computed in the customer’s own database; no second copy is kept.',
    ),
    website: 'https://banshan.example.com',
  },
  {
    code: 'linxi',
    name: text('临溪', '臨溪', 'Linxi'),
    about: text(
      '做过十年实施的顾问，把每个项目都要重写的小工具做成了应用。',
      '做過十年導入的顧問，把每個專案都要重寫的小工具做成了應用。',
      'A consultant of ten years who turned the small tools that every roll-out rewrites into apps.',
    ),
    by: 'linxi@example.com',
  },
  {
    code: 'shiquan',
    name: text('石泉科技', '石泉科技', 'Shiquan Tech'),
    about: text(
      '专做归档与合规。命名规则、封包格式与保管期限都按公开标准实现，可逐条核对。',
      '專做歸檔與合規。命名規則、封裝格式與保存期限都依公開標準實作，可逐條核對。',
      'Archives and compliance only. Names, packages and retention follow published standards, clause by clause.',
    ),
    website: 'https://shiquan.example.com',
    by: 'shiquan@example.com',
  },
  {
    code: 'tingyu',
    name: text('听雨工坊', '聽雨工坊', 'Tingyu Works'),
    about: text(
      '让消息到达该看到它的人，并且只到达一次。',
      '讓訊息送到該看到它的人，而且只送一次。',
      'Makes a message reach whoever should see it, and reach them once.',
    ),
  },
]
