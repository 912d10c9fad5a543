import type { DemoPackage } from '../../../kinds.ts'
import { anyServer, everywhere } from '../../needs.ts'
import { firstEdition } from '../../resources/with-packages.ts'
import { text } from '../../text.ts'
import { bilingual, kiosk, largeType } from './counters.ts'
import { colonnade, daybreak, nightShift } from './entrances.ts'
import { fourSeasons, solarTerms } from './seasons.ts'
import { blueprint, harbour, inkMountains, terraces } from './views.ts'

const internal = 'LicenseRef-Customer-Internal'

export const loginPackages: Record<string, DemoPackage> = {
  d4: {
    scene: 'entrance',
    industries: [],
    tags: ['minimal', 'brand', 'qr-code'],
    licence: internal,
    needs: everywhere,
    description: text(
      '一扇红门，一个输入框。标志、标题、问候语与主色都可以换，三种语言的文案写在 login.json 里。\n\n页面不收集任何输入，也不向外发送；导入后由办公系统接管登录。',
      '一扇紅門，一個輸入框。標誌、標題、問候語與主色都可以換，三種語言的文字寫在 login.json 裡。\n\n頁面不收集任何輸入，也不向外傳送；匯入後由辦公系統接手登入。',
      'A red door and one field. Logo, title, greeting and colour are yours; the words in three languages stand in login.json.\n\nThe page keeps and sends nothing; after import the office system does the signing in.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 92, changes: firstEdition, files: () => daybreak({ ways: false }) },
      {
        version: '1.1.0',
        days_ago: 3,
        changes: text(
          '加入扫码、短信与企业身份入口；问候语可以改。',
          '加入掃碼、簡訊與企業身分入口；問候語可以改。',
          'QR code, text message and company account were added; the greeting can be changed.',
        ),
        files: () => daybreak({ ways: true }),
      },
    ],
  },
  u2: {
    scene: 'entrance',
    industries: ['agriculture', 'food-beverage'],
    tags: ['illustration', 'seasonal'],
    licence: 'CC-BY-4.0',
    needs: anyServer,
    description: text(
      '四幅田野画，按访客电脑上的月份选一幅：三月开花，六月抽穗，九月堆垛，十二月落雪。',
      '四幅田野畫，依訪客電腦上的月份選一幅：三月開花，六月抽穗，九月堆垛，十二月落雪。',
      'Four pictures of a field, chosen by the month: blossom in March, green in June, sheaves in September, snow in December.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 310, changes: firstEdition, files: () => fourSeasons({ four: false }) },
      {
        version: '2.0.0',
        days_ago: 73,
        changes: text(
          '由两幅增加到四幅，每季一幅。',
          '由兩幅增加到四幅，每季一幅。',
          'Four pictures instead of two, one a season.',
        ),
        files: () => fourSeasons({ four: true }),
      },
    ],
  },
  'colonnade-sign-in': {
    scene: 'entrance',
    industries: [],
    tags: ['brand', 'illustration'],
    licence: internal,
    needs: everywhere,
    description: text(
      '左边一条长廊，右边一张表。把长廊换成自己的大楼，只要替换一张图。窄屏不显示图片，也不占流量。',
      '左邊一條長廊，右邊一張表。把長廊換成自己的大樓，只要替換一張圖。窄螢幕不顯示圖片，也不占流量。',
      'A colonnade on the left, the form on the right. Put your own building in by changing one picture. Narrow screens leave it out.',
    ),
    versions: [{ version: '1.0.0', days_ago: 40, changes: firstEdition, files: colonnade }],
  },
  'night-shift-sign-in': {
    scene: 'entrance',
    industries: ['utilities', 'energy-chemicals'],
    tags: ['dark', 'large-type', 'duty'],
    licence: internal,
    needs: anyServer,
    description: text(
      '深色底，暖色按钮，字号大一级。机房关着灯也不刺眼，对比度都在 7 以上。',
      '深色底，暖色按鈕，字級大一級。機房關著燈也不刺眼，對比度都在 7 以上。',
      'Dark ground, warm button, type one size up. Easy on the eye with the lights off; contrast is above 7 throughout.',
    ),
    versions: [{ version: '1.0.0', days_ago: 55, changes: firstEdition, files: nightShift }],
  },
  'bilingual-sign-in': {
    scene: 'entrance',
    industries: ['professional-services', 'hospitality', 'travel'],
    tags: ['bilingual', 'visitor'],
    licence: 'CC-BY-4.0',
    needs: anyServer,
    description: text(
      '每行中英各一遍，不用切换语言。1.1 起多一个访客入口，来开会的人不必问前台。',
      '每行中英各一次，不必切換語言。1.1 起多一個訪客入口，來開會的人不必問櫃台。',
      'Every line twice, in Chinese and English, nothing to switch. Since 1.1 guests have a door of their own.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 200, changes: firstEdition, files: () => bilingual({ guests: false }) },
      {
        version: '1.1.0',
        days_ago: 67,
        changes: text('新增访客入口。', '新增訪客入口。', 'A way in for guests.'),
        files: () => bilingual({ guests: true }),
      },
    ],
  },
  'kiosk-sign-in': {
    scene: 'entrance',
    industries: ['government', 'healthcare', 'retail'],
    tags: ['kiosk', 'front-desk', 'large-type'],
    licence: internal,
    needs: anyServer,
    description: text(
      '给大厅触摸屏用的数字键盘，每个键都大于 60 像素。两分钟没人碰，输入的内容自动清空。',
      '給大廳觸控螢幕使用的數字鍵盤，每個鍵都大於 60 像素。兩分鐘沒人碰，輸入的內容自動清空。',
      'A keypad for a touch screen in a hall, every key above 60 pixels. Two minutes without a touch, and what was typed is gone.',
    ),
    versions: [{ version: '1.0.0', days_ago: 31, changes: firstEdition, files: kiosk }],
  },
  'solar-terms-sign-in': {
    scene: 'entrance',
    industries: ['agriculture', 'media'],
    tags: ['illustration', 'seasonal'],
    licence: 'CC-BY-SA-4.0',
    needs: anyServer,
    description: text(
      '二十四个节气，二十四种花纹，由日期算出来，不用换图。颜色随节气走一圈。',
      '二十四個節氣，二十四種花紋，由日期算出來，不必換圖。顏色隨節氣走一圈。',
      'Twenty-four solar terms, twenty-four patterns, drawn from the date: no pictures to change. The colours go round with the year.',
    ),
    versions: [{ version: '1.0.0', days_ago: 22, changes: firstEdition, files: solarTerms }],
  },
  'harbour-sign-in': {
    scene: 'entrance',
    industries: ['logistics', 'travel'],
    tags: ['illustration', 'brand'],
    licence: internal,
    needs: anyServer,
    description: text(
      '一整幅港口，表单横在下沿，不挡画面。手机上灯塔留在画面里。',
      '一整幅港口，表單橫在下緣，不擋畫面。手機上燈塔留在畫面裡。',
      'A harbour all over the screen, the form along its lower edge. On phones the lighthouse stays in the picture.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 145, changes: firstEdition, files: () => harbour({ phones: false }) },
      {
        version: '1.1.0',
        days_ago: 56,
        changes: text('手机上重新取景。', '手機上重新取景。', 'The picture is framed anew on phones.'),
        files: () => harbour({ phones: true }),
      },
    ],
  },
  'ink-sign-in': {
    scene: 'entrance',
    industries: ['media', 'higher-education'],
    tags: ['illustration'],
    licence: 'CC-BY-4.0',
    needs: anyServer,
    description: text(
      '四重远山，一轮红日，标题竖排。换成英文时标题自动横过来读。',
      '四重遠山，一輪紅日，標題直排。換成英文時標題自動橫過來讀。',
      'Four ridges in ink and a red sun, the title set upright in Chinese and turned for English.',
    ),
    versions: [{ version: '1.0.0', days_ago: 89, changes: firstEdition, files: inkMountains }],
  },
  'blueprint-sign-in': {
    scene: 'entrance',
    industries: ['construction', 'equipment-manufacturing'],
    tags: ['illustration', 'brand'],
    licence: internal,
    needs: anyServer,
    description: text(
      '一张蓝图，表单就是图签：图号、版次都写在右下角。设计院和工程公司用着顺眼。',
      '一張藍圖，表單就是圖框標題欄：圖號、版次都寫在右下角。設計單位和工程公司用著順眼。',
      'A blueprint whose title block is the form, with sheet and revision in the corner. For architects and builders.',
    ),
    versions: [{ version: '1.0.0', days_ago: 63, changes: firstEdition, files: blueprint }],
  },
  'terrace-sign-in': {
    scene: 'entrance',
    industries: ['agriculture', 'travel'],
    tags: ['illustration', 'minimal'],
    licence: 'CC0-1.0',
    needs: anyServer,
    description: text(
      '九层梯田铺满屏幕，由浅到深。画面全部用矢量画成，放多大都清楚。',
      '九層梯田鋪滿螢幕，由淺到深。畫面全部用向量畫成，放多大都清楚。',
      'Nine terraces from light to dark across the screen, drawn in vectors and sharp at any size.',
    ),
    versions: [{ version: '1.0.0', days_ago: 74, changes: firstEdition, files: terraces }],
  },
  'large-type-sign-in': {
    scene: 'entrance',
    industries: ['healthcare', 'associations'],
    tags: ['large-type', 'minimal'],
    licence: internal,
    needs: everywhere,
    description: text(
      '正文 22 像素起，输入框高 72 像素，一次只看一样东西。给视力不好的同事，也给站着用的平板。',
      '內文 22 像素起，輸入框高 72 像素，一次只看一樣東西。給視力不好的同事，也給站著用的平板。',
      'Type from 22 pixels, fields 72 pixels high, one thing after another. For colleagues who see less well, and for tablets on a stand.',
    ),
    versions: [{ version: '1.0.0', days_ago: 34, changes: firstEdition, files: largeType }],
  },
}
