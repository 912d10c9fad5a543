import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const mobileArticles: DemoArticle[] = [
  {
    slug: 'push-does-not-arrive',
    knowledge_type: 'mobile-push',
    title: text('收不到推送，按这个顺序查', '收不到推播，依這個順序檢查', 'No push messages: check in this order'),
    summary: text(
      '从手机查到服务端，五步之内找到原因。',
      '從手機查到伺服器端，五步之內找到原因。',
      'From the phone to the server, five steps to the cause.',
    ),
    days_ago: 28,
    read_count: 5873,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 35,
    related: ['notes-mobile-8-1'],
    body: text(
      `先问一句：是一个人收不到，还是所有人都收不到？一个人，从第 1 步查；所有人，直接看第 4 步。

## 按顺序查

1. **系统通知是否允许。** 在手机设置里找到应用，确认通知已打开，并且没有归到“静默”。
2. **省电策略。** 多数安卓手机会冻结后台应用，请把应用设为“不限制”。
3. **登录是否还在。** 在另一台手机登录后，前一台会退出，推送只发给最后登录的设备。
4. **服务端通道。** 在“消息通道”里点“发送测试”，看返回。证书过期是最常见的原因，提前 30 天会有提醒。
5. **网络出口。** 服务端需要能访问各厂商的推送地址，换防火墙以后请重新放行。

> [!NOTE]
> 仍然没有结果时，把消息编号发给支持人员。编号在消息详情的最下方，能查到它停在了哪一步。`,
      `先問一句：是一個人收不到，還是所有人都收不到？一個人，從第 1 步查；所有人，直接看第 4 步。

## 依序檢查

1. **系統通知是否允許。** 在手機設定裡找到應用程式，確認通知已開啟，而且沒有歸到「靜音」。
2. **省電設定。** 多數 Android 手機會凍結背景程式，請把應用程式設為「不限制」。
3. **登入是否還在。** 在另一支手機登入後，前一支會登出，推播只送到最後登入的裝置。
4. **伺服器端通道。** 在「訊息通道」按「傳送測試」，看回應。憑證過期是最常見的原因，提前 30 天會提醒。
5. **網路出口。** 伺服器端需要能連到各廠商的推播位址，更換防火牆以後請重新放行。

> [!NOTE]
> 仍然沒有結果時，把訊息編號交給支援人員。編號在訊息詳情的最下方，能查到它停在哪一步。`,
      `Ask first: one person, or everybody? For one person begin at step 1; for everybody go to step 4.

## Check in this order

1. **Notifications allowed.** In the phone settings see that notifications are on and not silenced.
2. **Battery saving.** Most Android phones freeze background apps. Set this one to “unrestricted”.
3. **Still signed in.** Signing in on another phone signs the first one out; messages go to the last device.
4. **Server channel.** Under “Message channels” press “Send a test” and read the answer. An expired certificate is the usual cause; a reminder comes 30 days ahead.
5. **Way out of the network.** The server must reach the push services. Open the way again after a firewall change.

> [!NOTE]
> Still nothing? Give the message number to support. It stands at the foot of the message and shows where it stopped.`,
    ),
  },
  {
    slug: 'forms-on-small-screens',
    knowledge_type: 'mobile-layout',
    title: text('让表单在手机上少滚一半', '讓表單在手機上少捲一半', 'Forms with half the scrolling'),
    summary: text(
      '先排最常改的三个字段，其余收进分组；明细表换成卡片。',
      '先排最常改的三個欄位，其餘收進分組；明細表換成卡片。',
      'The three busiest fields first, the rest in groups; tables become cards.',
    ),
    days_ago: 53,
    read_count: 2144,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 105,
    related: ['linked-fields', 'leave-request', 'visitor-parking'],
    body: text(
      `桌面上一屏的表单，到手机上常常是六屏。不必另做一张，用同一张表单的“手机布局”就够了。

## 先看数据

先看数据：在“填写统计”里找出改动最多的三个字段，放在第一屏。申请人、部门这类只读信息收进“基本信息”分组，默认收起。

## 明细与键盘

明细表在手机上显示为卡片，每张卡片只显示两个关键字段，点开再看全部。列多于八个时，请指定哪两个是关键字段，否则系统取前两个。

日期、金额与电话要选对字段类型，手机才会弹出对应的键盘。附件字段打开“拍照”，并把单张压缩到 2 MB 以内。

> [!TIP]
> 最后在真机上单手填一遍。拇指够不到提交按钮，就把它固定在底部。

字段本身太多时，先看[用联动规则少填字段](article:linked-fields)。`,
      `桌面上一個畫面的表單，到手機上常常是六個畫面。不必另做一張，用同一張表單的「手機版面」就夠了。

## 先看資料

先看資料：在「填寫統計」裡找出修改最多的三個欄位，放在第一個畫面。申請人、部門這類唯讀資訊收進「基本資訊」分組，預設收合。

## 明細與鍵盤

明細表在手機上顯示為卡片，每張卡片只顯示兩個關鍵欄位，點開再看全部。欄位多於八個時，請指定哪兩個是關鍵欄位，否則系統取前兩個。

日期、金額與電話要選對欄位類型，手機才會叫出對應的鍵盤。附件欄位開啟「拍照」，並把單張壓縮到 2 MB 以內。

> [!TIP]
> 最後在實機上單手填一遍。拇指碰不到送出按鈕，就把它固定在底部。

欄位本身太多時，先看[用連動規則少填欄位](article:linked-fields)。`,
      `A form of one screen on a desk is often six on a phone. There is no need for a second form: use the phone layout of the same one.

## Look at the figures first

Look at the data first. “Filling statistics” names the three fields that people change most: put them on the first screen. Read-only facts such as name and department go into a group that starts closed.

## Tables and keyboards

Detail tables turn into cards that show two key fields each and open for the rest. With more than eight columns say which two, or the first two are taken.

Choose the right type for dates, amounts and phone numbers, so that the right keyboard comes up. Let the attachment field take photos, reduced to 2 MB each.

> [!TIP]
> Then fill it in with one hand on a real phone. If the thumb cannot reach the button, fix it at the foot of the screen.

If there are simply too many fields: [fewer fields with linked rules](article:linked-fields).`,
    ),
  },
]
