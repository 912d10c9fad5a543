export default function Placeholder() {
  return <h1>project/project</h1>
}
