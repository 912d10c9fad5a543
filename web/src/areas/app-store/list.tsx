export default function Placeholder() {
  return <h1>app-store/list</h1>
}
