// Generated from supabase/migrations by `npm run types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      about_facts: {
        Row: {
          created_at: string;
          id: string;
          label: string;
          position: number;
          user_id: string;
          value: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          label: string;
          position: number;
          user_id?: string;
          value: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          label?: string;
          position?: number;
          user_id?: string;
          value?: string;
        };
        Relationships: [];
      };
      access_tokens: {
        Row: {
          created_at: string;
          id: string;
          last_used_on: string | null;
          name: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          last_used_on?: string | null;
          name: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          last_used_on?: string | null;
          name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      collections: {
        Row: {
          created_at: string;
          id: string;
          items: NonNullable<Json>;
          name: string;
          revision: number;
          share_id: string | null;
          shared_until: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          items?: NonNullable<Json>;
          name: string;
          revision?: number;
          share_id?: string | null;
          shared_until?: string | null;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          items?: NonNullable<Json>;
          name?: string;
          revision?: number;
          share_id?: string | null;
          shared_until?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      enhancements: {
        Row: {
          content: string;
          created_at: string;
          id: string;
          original: string;
          parent_id: string | null;
          request_id: string;
          session_id: string;
          user_id: string;
          wish: string | null;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          created_at?: string;
          id?: string;
          original: string;
          parent_id?: string | null;
          request_id?: string;
          session_id?: string;
          user_id?: string;
          wish?: string | null;
        };
        Update: {
          content?: string;
          created_at?: string;
          id?: string;
          original?: string;
          parent_id?: string | null;
          request_id?: string;
          session_id?: string;
          user_id?: string;
          wish?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "enhancements_user_id_parent_id_fkey";
            columns: ["user_id", "parent_id"];
            isOneToOne: false;
            referencedRelation: "enhancements";
            referencedColumns: ["user_id", "id"];
          },
        ];
      };
      own_prompts: {
        Row: {
          content: string;
          created_at: string;
          id: string;
          origin_content: string | null;
          origin_id: string | null;
          share_id: string | null;
          shared_until: string | null;
          tags: string[];
          title: string;
          updated_at: string;
          user_id: string;
          versions: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          created_at?: string;
          id?: string;
          origin_content?: string | null;
          origin_id?: string | null;
          share_id?: string | null;
          shared_until?: string | null;
          tags?: string[];
          title: string;
          updated_at?: string;
          user_id?: string;
          versions?: NonNullable<Json>;
        };
        Update: {
          content?: string;
          created_at?: string;
          id?: string;
          origin_content?: string | null;
          origin_id?: string | null;
          share_id?: string | null;
          shared_until?: string | null;
          tags?: string[];
          title?: string;
          updated_at?: string;
          user_id?: string;
          versions?: NonNullable<Json>;
        };
        Relationships: [];
      };
      prompt_votes: {
        Row: {
          created_at: string;
          prompt_id: string;
          user_id: string;
          vote_type: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          prompt_id: string;
          user_id: string;
          vote_type: string;
        };
        Update: {
          created_at?: string;
          prompt_id?: string;
          user_id?: string;
          vote_type?: string;
        };
        Relationships: [
          {
            foreignKeyName: "prompt_votes_prompt_id_fkey";
            columns: ["prompt_id"];
            isOneToOne: false;
            referencedRelation: "prompts";
            referencedColumns: ["id"];
          },
        ];
      };
      saved_prompts: {
        Row: {
          created_at: string;
          id: string;
          prompt_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id?: string;
          prompt_id: string;
          user_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          prompt_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "saved_prompts_prompt_id_fkey";
            columns: ["prompt_id"];
            isOneToOne: false;
            referencedRelation: "prompts";
            referencedColumns: ["id"];
          },
        ];
      };
      settings: {
        Row: {
          keeps_enhancements: boolean;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          keeps_enhancements?: boolean;
          user_id?: string;
        };
        Update: {
          keeps_enhancements?: boolean;
          user_id?: string;
        };
        Relationships: [];
      };
      users: {
        Row: {
          email: string | null;
          id: string;
          is_premium: boolean;
          is_subscribed: boolean;
          plan: string;
          premium_activated_at: string | null;
          premium_renews: boolean;
          premium_source: string | null;
          premium_until: string | null;
          prompt_usage_count: number;
        };
        ComputedFields: never;
        Insert: {
          email?: string | null;
          id: string;
          is_premium?: boolean;
          is_subscribed?: boolean;
          plan?: string;
          premium_activated_at?: string | null;
          premium_renews?: boolean;
          premium_source?: string | null;
          premium_until?: string | null;
          prompt_usage_count?: number;
        };
        Update: {
          email?: string | null;
          id?: string;
          is_premium?: boolean;
          is_subscribed?: boolean;
          plan?: string;
          premium_activated_at?: string | null;
          premium_renews?: boolean;
          premium_source?: string | null;
          premium_until?: string | null;
          prompt_usage_count?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      prompts: {
        Row: {
          category: string;
          content: string | null;
          created_at: string;
          dislike_count: number;
          gets: string;
          id: string;
          is_featured: boolean;
          is_premium: boolean;
          like_count: number;
          title: string;
        };
        ComputedFields: never;
        Insert: {
          category?: string | null;
          content?: never;
          created_at?: string | null;
          dislike_count?: number | null;
          gets?: string | null;
          id?: string | null;
          is_featured?: boolean | null;
          is_premium?: boolean | null;
          like_count?: number | null;
          title?: string | null;
        };
        Update: {
          category?: string | null;
          content?: never;
          created_at?: string | null;
          dislike_count?: number | null;
          gets?: string | null;
          id?: string | null;
          is_featured?: boolean | null;
          is_premium?: boolean | null;
          like_count?: number | null;
          title?: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      access_token_owner: {
        Args: { p_token_hash: string };
        Returns: {
          user_id: string;
        }[];
      };
      admit_program: {
        Args: { p_network: string; p_token_hash: string };
        Returns: {
          is_premium: boolean;
          retry_after: number;
          status: string;
          user_id: string;
        }[];
      };
      begin_account_deletion: {
        Args: { p_session_id: string; p_user_id: string };
        Returns: {
          confirmed_email: string;
          created_at: string;
          is_allowed: boolean;
          is_fresh: boolean;
        }[];
      };
      begin_checkout_check: {
        Args: { p_user_id: string };
        Returns: {
          is_allowed: boolean;
          ticket: number;
        }[];
      };
      begin_extension_link: {
        Args: { p_session_id: string; p_user_id: string };
        Returns: {
          is_allowed: boolean;
          is_fresh: boolean;
        }[];
      };
      begin_payment_event: {
        Args: { p_event_id: string };
        Returns: {
          is_known: boolean;
          ticket: number;
        }[];
      };
      create_access_token: {
        Args: { p_name: string };
        Returns: {
          status: string;
          token: string;
        }[];
      };
      delete_account: {
        Args: { p_ended: string[]; p_user_id: string };
        Returns: {
          deleted: number;
        }[];
      };
      finish_payment_event: {
        Args: { p_event_id: string; p_event_type: string };
        Returns: undefined;
      };
      health_report: {
        Args: Record<PropertyKey, never>;
        Returns: {
          breakers: Json;
          last_webhook_at: string;
          parked_payments: number;
        }[];
      };
      import_pack: { Args: { p_rows: Json }; Returns: Json };
      note_refusals: { Args: { p_detail: string; p_times: number }; Returns: undefined };
      own_prompts_for: {
        Args: { p_id?: string; p_user_id: string };
        Returns: {
          content: string;
          created_at: string;
          id: string;
          title: string;
        }[];
      };
      payments_to_end: {
        Args: { p_user_id: string };
        Returns: {
          customer_id: string;
          subscription_id: string;
        }[];
      };
      read_prompts_for: {
        Args: { p_after: string; p_limit: number; p_slug: string; p_user_id: string };
        Returns: {
          category: string;
          content: string;
          gets: string;
          id: string;
          is_locked: boolean;
          is_premium: boolean;
          slug: string;
          title: string;
        }[];
      };
      read_shared: { Args: { p_id: string }; Returns: Json };
      record_subscription: {
        Args: { p_event_id: string; p_event_type: string; p_facts: Json; p_ticket: number };
        Returns: {
          is_entitled: boolean;
          outcome: string;
          user_id: string;
        }[];
      };
      reserve_enhancement: {
        Args: {
          p_fingerprint?: string;
          p_guest_id?: string;
          p_is_redraw?: boolean;
          p_needs_challenge?: boolean;
          p_network: string;
          p_parent_answer?: string;
          p_parent_request_id?: string;
          p_request_id: string;
          p_user_id: string;
        };
        Returns: {
          hold_id: string;
          is_counted: boolean;
          kept_answer: string;
          retry_after: number;
          status: string;
          usage_limit: number;
          used: number;
        }[];
      };
      search_prompts: {
        Args: {
          p_after_created_at?: string;
          p_after_id?: string;
          p_after_premium?: boolean;
          p_after_rank?: number;
          p_as_typed?: boolean;
          p_category?: string;
          p_group?: string;
          p_limit?: number;
          p_search: string;
        };
        Returns: {
          category: string;
          content: string;
          created_at: string;
          dislike_count: number;
          gets: string;
          id: string;
          is_featured: boolean;
          is_premium: boolean;
          like_count: number;
          meant: string;
          rank: number;
          searched: string;
          title: string;
          total: number;
        }[];
      };
      search_prompts_for: {
        Args: { p_category: string; p_limit: number; p_search: string; p_user_id: string };
        Returns: {
          category: string;
          content: string;
          gets: string;
          id: string;
          is_locked: boolean;
          is_premium: boolean;
          slug: string;
          title: string;
        }[];
      };
      settle_enhancement: {
        Args: { p_answer?: string; p_hold_id: string; p_is_use?: boolean; p_succeeded: boolean };
        Returns: {
          is_counted: boolean;
          usage_limit: number;
          used: number;
        }[];
      };
      subscriptions_of_user: {
        Args: { p_user_id: string };
        Returns: {
          customer_id: string;
          status: string;
          subscription_id: string;
        }[];
      };
      sweep_expired_subscriptions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          swept: number;
        }[];
      };
      unsettled_subscriptions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          subscription_id: string;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
