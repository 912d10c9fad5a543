import { createHash, createHmac } from 'node:crypto'
import { callCarrier, type SmsCarrier, type SmsConfig, SmsRejected } from './carrier.ts'

const usual = 'https://sms.tencentcloudapi.com'

interface TencentResponse {
  Response?: { SendStatusSet?: { Code?: string }[] }
}

export function openTencent(config: SmsConfig): SmsCarrier {
  return {
    name: 'tencent',
    async send({ mobile, code }) {
      const address = new URL(config.SMS_ADDRESS ?? usual)
      const body = JSON.stringify({
        PhoneNumberSet: [mobile],
        SmsSdkAppId: config.SMS_APP_ID,
        SignName: config.SMS_SIGN_NAME,
        TemplateId: config.SMS_TEMPLATE_ID,
        TemplateParamSet: [code],
      })
      const signed = signTencent(address.host, body, config, {
        service: 'sms',
        action: 'SendSms',
        timestamp: Math.floor(Date.now() / 1000),
      })

      const headers = { ...signed, 'x-tc-version': '2021-01-11', 'x-tc-region': 'ap-guangzhou' }
      const answer = await callCarrier(address, { headers, body })
      // Errors come with status 200 too: as `Error`, or as the code of the one number that was asked for.
      if ((answer as TencentResponse).Response?.SendStatusSet?.[0]?.Code !== 'Ok') throw new SmsRejected(answer)
      return answer
    },
  }
}

interface TencentCall {
  service: string
  action: string
  /** Seconds since 1970. */
  timestamp: number
}

/** TC3-HMAC-SHA256, 'Signature method v3'. */
export function signTencent(
  host: string,
  body: string,
  { SMS_KEY_ID, SMS_KEY_SECRET }: Pick<SmsConfig, 'SMS_KEY_ID' | 'SMS_KEY_SECRET'>,
  { service, action, timestamp }: TencentCall,
) {
  const type = 'application/json; charset=utf-8'
  const names = 'content-type;host;x-tc-action'
  const lines = `content-type:${type}\nhost:${host}\nx-tc-action:${action.toLowerCase()}\n`
  const canonical = ['POST', '/', '', lines, names, sha256(body)].join('\n')

  const date = new Date(timestamp * 1000).toISOString().slice(0, 10)
  const scope = `${date}/${service}/tc3_request`
  const text = ['TC3-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n')
  const key = [date, service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${SMS_KEY_SECRET}`)

  return {
    'content-type': type,
    host,
    'x-tc-action': action,
    'x-tc-timestamp': String(timestamp),
    authorization: `TC3-HMAC-SHA256 Credential=${SMS_KEY_ID}/${scope}, SignedHeaders=${names}, Signature=${hmac(key, text).toString('hex')}`,
  }
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
