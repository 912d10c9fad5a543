import { z } from 'zod'
import { job } from '../../platform/job/job.ts'
import { sendMessage } from './message.send.ts'
import { sweepMessages } from './message.sweep.ts'

/** Tries go on for about an hour, which also satisfies mail servers that turn every stranger away at first. */
const retry = { limit: 12, delay: 2, delay_max: 600 }

export const messageSend = job({
  name: 'message.send',
  payload: z.object({ message_id: z.number().int() }),
  retry,
  time_limit: 60,
  // Mostly waiting for the carrier or mail server.
  side_by_side: 8,
  handler: (platform, { message_id }, { attempt }) =>
    sendMessage(platform, message_id, { is_last_try: attempt >= retry.limit }),
})

export const messageSweep = job({
  name: 'message.sweep',
  payload: z.object({}),
  cron: '47 3 * * *',
  side_by_side: 1,
  handler: ({ db }) => sweepMessages(db),
})
