export default function Placeholder() {
  return <h1>management/management</h1>
}
