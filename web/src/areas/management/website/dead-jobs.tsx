export default function DeadJobs() {
  return null
}
