export default function Placeholder() {
  return <h1>authorization/callback</h1>
}
