import { expect, onTestFinished, test } from 'vitest'
import { startCarrier } from '../../../test/external/carrier.ts'
import { signAliyun } from './aliyun.ts'
import { type SmsCarrier, type SmsConfig, SmsRejected, SmsUnreachable } from './carrier.ts'
import { openSms } from './sms.ts'
import { signTencent } from './tencent.ts'

const message = { mobile: '+8613500008723', code: '204816' }

// The worked example of 'Request syntax and signature method V3', section 'Fixed parameter example',
// alibabacloud.com/help/en/sdk/product-overview/v3-request-structure-and-signature
test('Aliyun’s own example of a signed request comes out as documented', () => {
  const address = new URL('https://ecs.cn-shanghai.aliyuncs.com/')
  address.search = 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai'

  const headers = signAliyun(
    address,
    { SMS_KEY_ID: 'YourAccessKeyId', SMS_KEY_SECRET: 'YourAccessKeySecret' },
    {
      action: 'RunInstances',
      version: '2014-05-26',
      date: '2023-10-26T10:22:32Z',
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
  )

  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

// The worked example of 'Signature method v3', cloud.tencent.com/document/api/213/30654. Its secrets are printed as
// asterisks, and its signature is really computed from those.
test('Tencent Cloud’s own example of a signed request comes out as documented', () => {
  const body = '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}'

  const headers = signTencent(
    'cvm.tencentcloudapi.com',
    body,
    { SMS_KEY_ID: `AKID${'*'.repeat(32)}`, SMS_KEY_SECRET: '*'.repeat(32) },
    { service: 'cvm', action: 'DescribeInstances', timestamp: 1_551_113_065 },
  )

  expect(headers.authorization).toBe(
    `TC3-HMAC-SHA256 Credential=AKID${'*'.repeat(32)}/2019-02-25/cvm/tc3_request, ` +
      'SignedHeaders=content-type;host;x-tc-action, ' +
      'Signature=10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
  )
})

for (const provider of ['aliyun', 'tencent'] as const) {
  test(`${provider} takes a code and says so`, async () => {
    const { sms, carrier } = await givenSms(provider)

    const answer = await sms.send(message)

    expect(carrier.messages).toEqual([
      { provider, mobile: '+8613500008723', sign_name: '中庭', template: 'SMS_10001', code: '204816' },
    ])
    expect(JSON.stringify(answer)).toContain('RequestId')
  })

  test(`${provider} reaches numbers of other countries`, async () => {
    const { sms, carrier } = await givenSms(provider)

    await sms.send({ ...message, mobile: '+85251234567' })

    expect(carrier.messages[0]?.mobile).toBe('+85251234567')
  })

  test(`${provider} rejects a wrong secret and a template that is not approved`, async () => {
    const { sms: stranger, carrier } = await givenSms(provider, { SMS_KEY_SECRET: 'guessed' })
    const { sms: careless } = await givenSms(provider, { SMS_TEMPLATE_ID: 'SMS_2' })

    await expect(stranger.send(message)).rejects.toBeInstanceOf(SmsRejected)
    await expect(careless.send(message)).rejects.toBeInstanceOf(SmsRejected)
    expect(carrier.messages).toEqual([])
  })

  test(`${provider} refusing a number that got too many keeps its answer for the log`, async () => {
    const { sms, carrier } = await givenSms(provider)
    carrier.setFault('limit')

    const refused = (await sms.send(message).catch((error) => error)) as SmsRejected

    expect(refused).toBeInstanceOf(SmsRejected)
    expect(JSON.stringify(refused.answer)).toMatch(/BUSINESS_LIMIT_CONTROL|PhoneNumberOneHourLimit/)
  })

  test(`${provider} stumbling or breaking off leaves open whether the message went out`, async () => {
    const { sms, carrier } = await givenSms(provider)

    for (const fault of ['busy', 'drop'] as const) {
      carrier.setFault(fault)
      const error = await sms.send(message).catch((error) => error)
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(SmsRejected)
      expect(error).not.toBeInstanceOf(SmsUnreachable)
    }
  })

  test(`an unreachable ${provider} is a separate error that allows a retry`, async () => {
    const { sms, carrier } = await givenSms(provider)
    await carrier.close()

    await expect(sms.send(message)).rejects.toBeInstanceOf(SmsUnreachable)
  })
}

test('a carrier that says nothing is waited for five seconds', async () => {
  const { sms, carrier } = await givenSms('aliyun')
  carrier.setFault('silent')
  const begun = performance.now()

  await expect(sms.send(message)).rejects.toThrow('timeout')

  expect(performance.now() - begun).toBeGreaterThan(4_900)
  expect(performance.now() - begun).toBeLessThan(20_000)
})

test('developers read the code in the log, and without a carrier there is none', async () => {
  const settings = { SMS_SIGN_NAME: '中庭' } as SmsConfig

  expect(await openSms({ ...settings, SMS_PROVIDER: 'development' })?.send(message)).toEqual({ text: '【中庭】204816' })
  expect(openSms({ ...settings, SMS_PROVIDER: 'none' })).toBeNull()
})

async function givenSms(provider: 'aliyun' | 'tencent', other: Partial<SmsConfig> = {}) {
  const carrier = await startCarrier()
  onTestFinished(() => carrier.close())
  return { carrier, sms: openSms({ ...carrier.settings(provider), ...other }) as SmsCarrier }
}
