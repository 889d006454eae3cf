/** Files of the folder. The build compresses them, so that every web space sends less data. The service worker keeps
 * them unpacked and marks them, so that the browser also keeps compiled code. */

import type { Files } from "./messages";

export const isUnpacked = (response: Response): boolean => response.headers.has("x-unpacked");

/** Fetch the list of all files as it is published now. */
export async function listed(base: string): Promise<Files> {
  const response = await fetch(`${base}files.json`, { cache: "no-cache" });
  if (!response.ok) throw new Error(`files.json: ${response.status}`);
  return response.json();
}

export async function fetched(url: string, heard: (bytes: number) => void = () => {}): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  if (isUnpacked(response)) return response;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      heard(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counting).pipeThrough(new DecompressionStream("gzip")));
}
