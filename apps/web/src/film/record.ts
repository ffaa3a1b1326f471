/** A film as a file: what is painted on a canvas nobody sees goes through the browser’s recorder. */
const KINDS = ['video/webm;codecs=vp9', 'video/webm', 'video/mp4'] as const;
const RATE = 25;
const BITS = 3_000_000;

const kind = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : KINDS.find((one) => MediaRecorder.isTypeSupported(one));

export const canRecord = (): boolean => kind() !== undefined;

export interface Recorded {
  readonly blob: Blob;
  /** What its name ends with. */
  readonly ending: 'webm' | 'mp4';
}

/** It takes as long as the film does; null where it was stopped. */
export async function record(
  canvas: HTMLCanvasElement,
  length: number,
  paint: (time: number) => void,
  onProgress: (share: number) => void,
  stopped: AbortSignal,
): Promise<Recorded | null> {
  const mimeType = kind();
  if (mimeType === undefined) return null;
  paint(0);
  const stream = canvas.captureStream(RATE);
  const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: BITS });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const done = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
  });
  recorder.start();
  const began = performance.now();
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const time = Math.min(length, performance.now() - began);
      paint(time);
      onProgress(time / length);
      if (time < length && !stopped.aborted) return;
      clearInterval(timer);
      resolve();
    }, 1000 / RATE);
  });
  recorder.stop();
  await done;
  for (const track of stream.getTracks()) track.stop();
  if (stopped.aborted) return null;
  return {
    blob: new Blob(parts, { type: mimeType.split(';')[0]! }),
    ending: mimeType.includes('mp4') ? 'mp4' : 'webm',
  };
}
