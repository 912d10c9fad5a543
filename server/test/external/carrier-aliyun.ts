import { randomUUID } from 'node:crypto'
import {
  type CarrierProtocol,
  type CarrierReply,
  type CarrierRequest,
  carrierAccount,
  hmac,
  isSame,
  sha256,
} from './carrier-protocol.ts'

/** SendSms of 2017-05-25, signed with ACS3-HMAC-SHA256. */
export function speakAliyun(): CarrierProtocol {
  const nonces = new Set<string>()
  return {
    read(asked) {
      const refused = unsigned(asked, nonces) ?? notApproved(asked)
      if (refused) return { refused }

      const { searchParams } = asked.address
      const number = searchParams.get('PhoneNumbers') ?? ''
      return {
        message: {
          provider: 'aliyun',
          mobile: /^1\d{10}$/.test(number) ? `+86${number}` : `+${number}`,
          sign_name: carrierAccount.SMS_SIGN_NAME,
          template: carrierAccount.SMS_TEMPLATE_ID,
          code: JSON.parse(searchParams.get('TemplateParam') ?? '{}').code,
        },
      }
    },
    taken: () => ({ status: 200, body: { ...answerBody('OK', 'OK'), BizId: `${Date.now()}^0` } }),
    limited: () => ({ status: 200, body: answerBody('isv.BUSINESS_LIMIT_CONTROL', '触发小时级流控Permits:5') }),
  }
}

function unsigned(asked: CarrierRequest, nonces: Set<string>): CarrierReply | undefined {
  const { headers, body } = asked
  const refuse = (status: number, Code: string, Message: string): CarrierReply => ({
    status,
    body: { ...answerBody(Code, Message), HostId: headers.host, Recommend: 'https://api.aliyun.com' },
  })
  const match = /^ACS3-HMAC-SHA256 Credential=([^,]*),SignedHeaders=([^,]*),Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  )
  const [, key, names = '', signature = ''] = match ?? []
  const nonce = String(headers['x-acs-signature-nonce'])

  if (!match) return refuse(400, 'IncompleteSignature', 'The request signature does not conform to standards.')
  if (key !== carrierAccount.SMS_KEY_ID)
    return refuse(404, 'InvalidAccessKeyId.NotFound', 'Specified access key is not found.')
  if (headers['x-acs-content-sha256'] !== sha256(body) || !isSame(signature, expected(asked, names)))
    return refuse(400, 'SignatureDoesNotMatch', 'Specified signature is not matched with our calculation.')
  if (Math.abs(Date.now() - Date.parse(String(headers['x-acs-date']))) > 15 * 60_000)
    return refuse(400, 'InvalidTimeStamp.Expired', 'Specified time stamp or date value is expired.')
  if (nonces.has(nonce)) return refuse(400, 'SignatureNonceUsed', 'Specified signature nonce was used already.')
  nonces.add(nonce)
  return undefined
}

function expected({ headers, address, body }: CarrierRequest, names: string) {
  const lines = names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  const query = address.search.slice(1).split('&').toSorted().join('&')
  const canonical = ['POST', address.pathname, query, lines.join(''), names, sha256(body)].join('\n')
  return hmac(carrierAccount.SMS_KEY_SECRET, `ACS3-HMAC-SHA256\n${sha256(canonical)}`).toString('hex')
}

function notApproved({ headers, address: { searchParams } }: CarrierRequest): CarrierReply | undefined {
  if (headers['x-acs-action'] !== 'SendSms' || headers['x-acs-version'] !== '2017-05-25')
    return { status: 404, body: answerBody('InvalidAction.NotFound', 'Specified api is not found.') }
  if (searchParams.get('SignName') !== carrierAccount.SMS_SIGN_NAME)
    return { status: 200, body: answerBody('isv.SMS_SIGNATURE_ILLEGAL', '短信签名不合法') }
  if (searchParams.get('TemplateCode') !== carrierAccount.SMS_TEMPLATE_ID)
    return { status: 200, body: answerBody('isv.SMS_TEMPLATE_ILLEGAL', '短信模版不合法') }
  return undefined
}

function answerBody(Code: string, Message: string) {
  return { RequestId: randomUUID(), Code, Message }
}
