export function ErrorScreen({ error }: { error: unknown }) {
  return (
    <main>
      <pre>{String(error)}</pre>
    </main>
  )
}
