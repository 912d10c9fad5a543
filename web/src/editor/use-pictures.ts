import type { Editor } from '@tiptap/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutBasePath } from '../platform/address/base-path.ts'
import { toast } from '../platform/state/toast.ts'
import { uploadImage } from '../platform/upload/upload-image.ts'
import { privateAddress, putBelow, showPicture } from './picture.ts'

interface UnderWay {
  key: number
  name: string
  percent: number
}

let lastKey = 0

/** Pictures are sent at once and stand in the text when they have passed their checks. */
export function usePictures(editor: Editor | null, pictures: 'public' | 'private' | 'none') {
  const { t } = useTranslation('shared')
  const [underWay, setUnderWay] = useState<UnderWay[]>([])
  const stop = useRef<AbortController>(undefined)

  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    return () => controller.abort()
  }, [])

  const add = useCallback(
    async (picture: File) => {
      const signal = stop.current?.signal ?? AbortSignal.abort()
      lastKey += 1
      const key = lastKey
      const change = (percent: number) =>
        setUnderWay((all) => all.map((one) => (one.key === key ? { ...one, percent } : one)))
      setUnderWay((all) => [...all, { key, name: picture.name, percent: 0 }])
      try {
        const isPublic = pictures === 'public'
        const onSent = (part: number) => change(Math.round(part * 100))
        const { file_id, file_url } = await uploadImage(picture, { signal, public: isPublic, onSent })
        // Texts are kept without the base path.
        const src = file_url ? withoutBasePath(file_url) : privateAddress(file_id)
        showPicture(src, picture)
        const image = { src, alt: nameOf(picture) }
        if (isPublic) editor?.chain().focus().setImage(image).run()
        else if (editor) putBelow(editor, image)
      } catch {
        if (!signal.aborted) toast.error(t('editor.picture_failed'))
      } finally {
        setUnderWay((all) => all.filter((one) => one.key !== key))
      }
    },
    [editor, pictures, t],
  )
  return { underWay, add }
}

export function filesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])]
}

export function picturesIn(data: DataTransfer | null): File[] {
  return filesIn(data).filter(({ type }) => type.startsWith('image/'))
}

function nameOf({ name }: File): string {
  return name.replace(/\.\w+$/, '')
}
