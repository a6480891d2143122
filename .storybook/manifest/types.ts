/** The part of Storybook's manifests that is used here. */
export interface Prop {
  name: string;
  required: boolean;
  description: string;
  type: { name: string; raw?: string };
  defaultValue: { value: string } | null;
  parent?: { name: string };
}

export interface Component {
  id: string;
  name: string;
  path: string;
  import?: string;
  description?: string;
  error?: { message: string };
  reactComponentMeta?: { props: Record<string, Prop> };
  stories: { name: string; snippet?: string; warning?: string; error?: object }[];
  docs?: Record<string, { name: string; title: string; content: string }>;
}

export interface Manifest {
  components: Record<string, Component>;
}
