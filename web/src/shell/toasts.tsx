import { useToasts } from '../platform/state/toast.ts'
import { Toast, ToastList } from '../ui/overlay/toast.tsx'

export function Toasts() {
  const toasts = useToasts()

  return (
    <ToastList latest={toasts.at(-1)?.id ?? null}>
      {toasts.map(({ id, kind, text }) => (
        <Toast key={id} kind={kind} text={text} />
      ))}
    </ToastList>
  )
}
