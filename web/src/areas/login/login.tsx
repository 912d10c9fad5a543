export default function Placeholder() {
  return <h1>login/login</h1>
}
