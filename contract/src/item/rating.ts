import { z } from 'zod'
import { id, instant } from '../kit.ts'
import { problems } from './problems.ts'

/** Ratings of an item of any kind. */
export const rating = z.object({
  rating_id: id,
  user_name: z.string().nullable(),
  photo_url: z.string().nullable(),
  stars: z.number().int().min(1).max(5),
  text: z.string(),
  answer: z.string().nullable(),
  created_at: instant,
  mine: z.boolean(),
})

export const ratingView = z.object({
  stars: z.number().int().min(1).max(5),
  text: z.string().trim().max(2_000).default(''),
})

export const reported = z.object({ problem: z.enum(problems), text: z.string().trim().max(2_000).default('') })
