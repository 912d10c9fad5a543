import { formOf } from '../form.ts'
import { givenStoredFile } from '../given-stored-file.ts'
import type { Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

const upload = { file_name: 'plan.txt', size: 10, kind: 'document' }

async function ownFile({ platform, user_id }: Portal) {
  const { file_id } = await givenStoredFile(platform, { user_id: Number(user_id) })
  return { file_id }
}

export const fileSamples: CallSamples = {
  'POST /api/uploads': async () => ({ payload: upload }),
  'DELETE /api/uploads/{upload_id}': async ({ post }) => {
    const { data } = await post('/api/uploads', upload)
    return { params: { upload_id: data.upload_id } }
  },
  'POST /api/files': async () => formOf({ index: 0, total: 1, file_name: 'plan.txt' }, Buffer.from('plan')),
  'POST /api/files/{file_id}/address': async (portal) => ({ params: await ownFile(portal), payload: {} }),
  'DELETE /api/files/{file_id}': async (portal) => ({ params: await ownFile(portal) }),
}
