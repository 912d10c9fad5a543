import { z } from 'zod'
import { endpoint, id, nothing } from '../kit.ts'

export const changePhoto = endpoint({
  method: 'PUT',
  path: '/api/users/mine/photo',
  access: { signed_in: true },
  summary: 'Use one of my pictures, uploaded as a square and checked, as my photo',
  body: z.object({ file_id: id }),
  data: z.object({ photo_url: z.string() }),
  limit: { per_minute: 20 },
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/users/mine/photo',
  access: { signed_in: true },
  summary: 'Remove my photo: its address serves nothing any more',
  data: nothing,
})

export const answerPhotoOffer = endpoint({
  method: 'POST',
  path: '/api/users/mine/photo/offer',
  access: { signed_in: true },
  summary: 'Take over the picture of a connected account, which is fetched and checked first, or decline it',
  body: z.object({ take: z.boolean() }),
  data: nothing,
  limit: { per_minute: 20 },
})
