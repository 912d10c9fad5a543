import type { DemoPackage } from '../../../kinds.ts'
import { anyServer, everywhere } from '../../needs.ts'
import { firstEdition } from '../../resources/with-packages.ts'
import { text } from '../../text.ts'
import { governmentHall, hospital } from './services.ts'

export const laterLoginPackages: Record<string, DemoPackage> = {
  'hospital-sign-in': {
    scene: 'entrance',
    industries: ['healthcare'],
    tags: ['illustration', 'brand'],
    licence: 'CC-BY-4.0',
    needs: anyServer,
    description: text(
      '护士站的电脑一天有几十人用：输入框大，工牌一刷就进，交接班离开时提醒退出。背景画可以换成自己的院区。',
      '護理站的電腦一天有幾十人用：輸入框大，識別證一刷就進，交班離開時提醒登出。背景圖可以換成自己的院區。',
      'Ward computers are shared by dozens of people a day: large fields, a badge opens the page, and a line reminds people to sign out at handover. Put your own building behind it.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 122, changes: firstEdition, files: () => hospital({ badge: false }) },
      {
        version: '1.1.0',
        days_ago: 28,
        changes: text('新增刷工牌提示。', '新增感應識別證提示。', 'The hint about badges was added.'),
        files: () => hospital({ badge: true }),
      },
    ],
  },
  'government-sign-in': {
    scene: 'entrance',
    industries: ['government'],
    tags: ['brand', 'qr-code'],
    licence: 'LicenseRef-Customer-Internal',
    needs: everywhere,
    description: text(
      '顶部一行“非涉密系统”提示始终可见，文字可以按本单位要求修改；标志、标题与主色都能换，适合政务公开与机关内网的统一入口。',
      '頂部一行「非機密系統」提示始終可見，文字可以依本機關要求修改；標誌、標題與主色都能換，適合資訊公開與機關內網的單一入口。',
      'A line at the top says that the system is not for classified information, in words of your own. Logo, title and colour can be changed; one entrance for disclosure and the internal network.',
    ),
    versions: [{ version: '1.0.0', days_ago: 45, changes: firstEdition, files: governmentHall }],
  },
}
