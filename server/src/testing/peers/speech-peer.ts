import { PicturePeer } from '../pictures/picture-peer.ts';

const PATH = '/v1/audio/speech';

/** One silent frame of MPEG-1 layer III, 128 kbit/s at 44.1 kHz. */
export const MP3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);

/** A server of OpenAI's speech protocol with switchable faults. */
export class SpeechPeer implements AsyncDisposable {
  readonly peer = new PicturePeer(async () => {
    await this.#gate;
    return { bytes: this.audio };
  }, [PATH]);
  audio: Uint8Array = MP3;
  #gate: Promise<void> | undefined;

  /** What the server is asked for, the oldest first. */
  get asked(): unknown[] {
    return this.peer.callsOf(PATH).map(({ bytes }): unknown => JSON.parse(bytes.toString()));
  }

  get authorizations(): (string | undefined)[] {
    return this.peer.callsOf(PATH).map(({ headers }) => headers.authorization);
  }

  get settings(): Record<string, string> {
    return {
      SPEECH_ENGINE_URL: `${this.peer.origin}/v1`,
      SPEECH_ENGINE_KEY: 'spoken-secret',
      SPEECH_MODEL: 'kokoro',
      SPEECH_VOICES: 'af_heart=Heart,bm_george=George',
    };
  }

  /** Holds all answers back until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.peer[Symbol.asyncDispose]();
  }
}
