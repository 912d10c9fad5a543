import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react'

/** Fetched when somebody is about to write; without it the field still searches. */
const Suggestions = lazy<ComponentType<{ input: HTMLInputElement }>>(() =>
  import('./suggestions.tsx').catch(() => ({ default: () => null })),
)

/** The field of every box that searches the whole portal, with suggestions below it. The form around it places them. */
export function SuggestedInput(props: Omit<ComponentProps<'input'>, 'type' | 'name'>) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)

  return (
    <>
      <input
        {...props}
        type="search"
        name="q"
        role="combobox"
        aria-expanded="false"
        aria-autocomplete="list"
        maxLength={200}
        enterKeyHint="search"
        autoComplete="off"
        onFocus={({ currentTarget }) => setInput(currentTarget)}
      />
      {input && (
        <Suspense>
          <Suggestions input={input} />
        </Suspense>
      )}
    </>
  )
}
