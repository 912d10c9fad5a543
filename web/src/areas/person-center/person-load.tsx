export default function Placeholder() {
  return <h1>person-center/person-load</h1>
}
