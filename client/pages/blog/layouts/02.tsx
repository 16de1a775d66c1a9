export default function Stub() {
  return <h1>02</h1>
}
