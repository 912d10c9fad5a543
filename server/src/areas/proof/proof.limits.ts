import type { Config } from '../../config.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import type { UsageCap } from '../../platform/usage/usage.ts'
import type { Address } from './proof.address.ts'

const minute = 60
const hour = 3_600
const day = 86_400

/** What a code may use up before no more are sent. They stand in PostgreSQL, where no flush of a cache lifts them. */
const limits = {
  /** Per number or mailbox: limits repeated messages to one recipient. */
  subject: [
    { seconds: minute, at_most: 1 },
    { seconds: hour, at_most: 5 },
    { seconds: day, at_most: 10 },
  ],
  /**
   * One network. An office of two hundred people shares one and may all come on the same morning, some of them twice;
   * from the fourth on each send costs a challenge, so that these numbers are the second line and not the first.
   */
  network: {
    mobile: [
      { seconds: hour, at_most: 300 },
      { seconds: day, at_most: 600 },
    ],
    email: [{ seconds: hour, at_most: 300 }],
  },
  /** Numbers that differ only in their last four digits: who is paid for messages rents such blocks. */
  prefix: [{ seconds: hour, at_most: 30 }],
  /** What one dialling code may take of the day's money, so that fraud abroad never silences people at home. */
  share: { home: '86', abroad: 0.2 },
} as const

/** The shortest of them is what a person has to wait for before asking again. */
export const resendSeconds = limits.subject[0].seconds

type SmsPriceConfig = Pick<Config, 'SMS_PRICES' | 'SMS_MONEY_PER_DAY'>

/** Everything that one code to this address counts towards. Names hold keyed hashes, never numbers or addresses. */
export function capsFor(secret: Secret, prices: SmsPriceConfig, address: Address, network: string): UsageCap[] {
  const named = (what: string, text: string, caps: readonly Omit<UsageCap, 'name'>[]) => {
    const whose = secret.hash('usage', text).toString('base64url')
    return caps.map((cap) => ({ ...cap, name: `code:${address.type}:${what}:${cap.seconds}:${whose}` }))
  }
  return [
    ...named('subject', recipientOf(address), limits.subject),
    ...named('network', network, limits.network[address.type]),
    ...(address.type === 'mobile' ? named('prefix', address.text.slice(0, -4), limits.prefix) : []),
    ...(address.type === 'mobile' ? moneyCaps(prices, address.dial_code) : []),
  ]
}

/** In ten-thousandths of the currency, as carriers bill. */
export function costOf({ SMS_PRICES }: Pick<Config, 'SMS_PRICES'>, dial_code: string): number {
  return inTenThousandths(SMS_PRICES[dial_code] ?? 0)
}

function moneyCaps({ SMS_PRICES, SMS_MONEY_PER_DAY }: SmsPriceConfig, dial_code: string): UsageCap[] {
  const amount = costOf({ SMS_PRICES }, dial_code)
  const money = inTenThousandths(SMS_MONEY_PER_DAY)
  const whole = dial_code === limits.share.home || Object.keys(SMS_PRICES).length === 1
  return [
    { name: 'code:money', seconds: day, amount, at_most: money },
    { name: `code:money:${dial_code}`, seconds: day, amount, at_most: whole ? money : money * limits.share.abroad },
  ]
}

/** What stands after a plus sign is for the owner to sort by: a thousand such addresses are one mailbox. */
function recipientOf({ type, text }: Address) {
  return type === 'email' ? text.replace(/\+[^@]*@/, '@') : text
}

function inTenThousandths(money: number) {
  return Math.round(money * 10_000)
}
