/** What must find nothing, because there is nothing, or because it is not everybody's to see. */
export const vain: string[] = [
  // This customer's consent has ended, and nothing is left to tell without the name.
  '云渚酒店',
  'Yunzhu Hotels',
  // This story is told on, without the name.
  '朔屿能源',
  'Shuoyu Energy',
  // Projects of their members.
  '合同全周期管理包',
  '新办公区启用',
  'Harbour branch roll-out',
  // Nobody wrote about it.
  '区块链',
  '滑雪度假村',
  '股票行情',
  'kubernetes',
  'blockchain ledger',
  'asdfghjkl',
  '𠮷野家',
  '%%% ???',
  '12345678901234567890',
]
