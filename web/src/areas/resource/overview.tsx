export default function Placeholder() {
  return <h1>resource/overview</h1>
}
